import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { betCardStates as states } from "./bet-card.states.ts";
import { BetCard } from "./bet-card.tsx";
import { curveSize, offerGeometry } from "./offer-geometry.ts";

checkConformance("bet card", BetCard, states);

describe("bet card", () => {
  it("[BET-CARD-1] is an article named by its heading", async () => {
    const screen = await renderComponent(<BetCard {...states["in play, combi"]} />);
    const name = /^Combiné de 3\s?, .+ – .+, et 2 autres sélections$/;
    await expect.element(screen.getByRole("article", { name })).toBeVisible();
  });

  it.each([
    ["won", "Gagné"],
    ["lost, with the reason", "Perdu"],
    ["void", "Remboursé"],
    ["cashed out", "Cash-out"],
  ] as const)("[BET-CARD-2] shows %s in words", async (name, word) => {
    const screen = await renderComponent(<BetCard {...states[name]} />);
    await expect.element(screen.getByText(word, { exact: true }).first()).toBeVisible();
  });

  it("[BET-CARD-3] [BET-CARD-5] says the score and what is still needed", async () => {
    const screen = await renderComponent(<BetCard {...states["in play, combi"]} />);
    const text = screen.container.textContent ?? "";
    expect(text).toContain("Score\u00a0: 0 à 1");
    expect(text).toContain("Union Saint-Gilloise doit encore marquer 2 buts");
    expect(text).toContain("Il manque encore 1 but");
    await expect.element(screen.getByText("6-4 2-3")).toBeVisible();
  });

  it("[BET-CARD-4] shows the requested price where it differs", async () => {
    const screen = await renderComponent(<BetCard {...states["price accepted different"]} />);
    expect(screen.container.textContent).toContain("Cote acceptée2.32demandée2.24");
    await screen.rerender(<BetCard {...states.open} />);
    expect(screen.container.textContent).not.toContain("demandée");
  });

  it("[BET-CARD-6] says why a selection lost", async () => {
    const screen = await renderComponent(<BetCard {...states["lost, with the reason"]} />);
    expect(screen.container.textContent).toContain("2 buts\u00a0: il en fallait au moins 3");
  });

  it("[BET-CARD-7] shows what it may pay, then what it paid", async () => {
    const screen = await renderComponent(<BetCard {...states.open} />);
    expect(screen.container.textContent).toMatch(/Retour possible22,40.€/);
    await screen.rerender(<BetCard {...states.won} />);
    expect(screen.container.textContent).toMatch(/Payé22,40.€/);
    await screen.rerender(<BetCard {...states["starting price"]} />);
    expect(screen.container.textContent).toContain("Retour possible-pas encore connu");
  });

  it("[BET-CARD-8] says the bets of a system and of an each-way bet", async () => {
    const screen = await renderComponent(<BetCard {...states.system} />);
    expect(screen.container.textContent).toMatch(/4 × 2,50.€/);
    await screen.rerender(<BetCard {...states["each-way"]} />);
    expect(screen.container.textContent).toMatch(/gagnant-placé2 × 5,00.€/);
    expect(screen.container.textContent).toContain("dans les 3 premiers");
  });

  it("[BET-CARD-9] marks a free bet's stake", async () => {
    const screen = await renderComponent(<BetCard {...states["free bet"]} />);
    await expect.element(screen.getByText("(pari gratuit)")).toBeVisible();
  });

  it.each([
    ["void, free bet", /La mise est revenue sur le pari gratuit, utilisable jusqu’au .*30 nov/],
    ["void, free bet ended", /Le pari gratuit a pris fin le .*20 nov.*.: sa mise ne revient pas/],
  ] as const)("[BET-CARD-20] says of a %s what became of its stake", async (state, words) => {
    const screen = await renderComponent(<BetCard {...states[state]} />);
    await expect.element(screen.getByText(words)).toBeVisible();
    await screen.rerender(<BetCard {...states["free bet"]} />);
    expect(screen.getByText(/revenue sur le pari gratuit|a pris fin/).query()).toBeNull();
  });

  it("[BET-CARD-10] lists what was cashed out, and what runs on", async () => {
    const screen = await renderComponent(<BetCard {...states["cashed out in part"]} />);
    expect(screen.container.textContent).toMatch(/Cash-out du .*3,33.€/);
    expect(screen.container.textContent).toMatch(/Mise restante6,30.€/);
  });

  it("[BET-CARD-11] leads to the cash-out, or says why not", async () => {
    const onCashOut = vi.fn();
    const screen = await renderComponent(<BetCard {...states.open} onCashOut={onCashOut} />);
    await screen.getByRole("button", { name: /Cash-out.*9,01/ }).click();
    expect(onCashOut).toHaveBeenCalledExactlyOnceWith("bet-1");
    await screen.rerender(<BetCard {...states["cash-out suspended"]} />);
    await expect.element(screen.getByText("Cash-out suspendu pour l’instant")).toBeVisible();
    for (const [state, words] of [
      ["builder", "Pas de cash-out pour un pari sur mesure"],
      ["free bet", "Pas de cash-out pour un pari gratuit"],
      ["starting price", "Pas de cash-out tant que la cote de départ n’est pas connue"],
      ["no cash-out", "Pas de cash-out pour ce pari"],
    ] as const) {
      await screen.rerender(<BetCard {...states[state]} />);
      await expect.element(screen.getByText(words)).toBeVisible();
    }
  });

  it("[BET-CARD-12] shows what the boosts came to", async () => {
    const screen = await renderComponent(<BetCard {...states.boosted} />);
    expect(screen.container.textContent).toMatch(/Boost2,50.€/);
    expect(screen.container.textContent).toContain("Boost de coinsen attente");
  });

  it("[BET-CARD-13] has its reference as text, beside a list as the way to its page", async () => {
    const screen = await renderComponent(<BetCard {...states.open} />);
    const link = screen.getByRole("link", { name: /GS-7F3K-20Q9/ });
    expect(link.elements()).toEqual([]);
    await expect.element(screen.getByText("GS-7F3K-20Q9")).toBeVisible();
    await screen.rerender(<BetCard {...states.open} isBesideList />);
    await expect.element(link).toHaveAttribute("href", "/history/GS-7F3K-20Q9/");
  });

  it("[BET-CARD-14] shows a builder's one price", async () => {
    const screen = await renderComponent(<BetCard {...states.builder} />);
    expect(screen.container.textContent).toMatch(/Cote totale3.45 \(demandée 3.40\)/);
    expect(screen.getByText("Cote acceptée").elements()).toHaveLength(0);
  });

  it("[BET-CARD-15] names its system", async () => {
    const screen = await renderComponent(<BetCard {...states.system} />);
    await expect
      .element(screen.getByRole("article", { name: "Trixie · 4 paris", exact: false }))
      .toBeVisible();
    await screen.rerender(<BetCard {...states["system, k of n"]} />);
    await expect
      .element(screen.getByRole("article", { name: "Système 2/3 · 3 paris", exact: false }))
      .toBeVisible();
  });

  it.each([
    ["nl", "Trixie · 4 weddenschappen", "Systeem 2/3 · 3 weddenschappen"],
    ["en", "Trixie · 4 bets", "System 2/3 · 3 bets"],
  ] as const)("[BET-CARD-15] names it in %s", async (locale, cover, part) => {
    const screen = await renderComponent(<BetCard {...states.system} />, { locale });
    await expect.element(screen.getByRole("article", { name: cover, exact: false })).toBeVisible();
    await screen.rerender(<BetCard {...states["system, k of n"]} />);
    await expect.element(screen.getByRole("article", { name: part, exact: false })).toBeVisible();
  });

  it.each([
    [700, true],
    [380, false],
  ])(
    "[BET-CARD-16] in %d px has its figures beside its selections: %s",
    async (width, isBeside) => {
      const screen = await renderComponent(
        <div style={{ width }}>
          <BetCard {...states["in play, combi"]} />
        </div>,
      );
      const [legs, figures] = ["ul", "article > div > div > dl"].map((part) =>
        screen.container.querySelector(part)?.getBoundingClientRect(),
      );
      expect((figures?.left ?? 0) >= (legs?.right ?? 0)).toBe(isBeside);
    },
  );

  it("[BET-CARD-17] says that no starting price was made", async () => {
    const screen = await renderComponent(<BetCard {...states["void, no starting price"]} />);
    await expect.element(screen.getByText(/Aucune cote de départ n’a été fixée/)).toBeVisible();
  });

  it("[BET-CARD-18] leads to a cash-out that is named by its bet", async () => {
    const props = { ...states.open, cashOut: { state: "available", amount: 892 } as const };
    const screen = await renderComponent(<BetCard {...props} onCashOut={() => undefined} />);
    const [leg] = props.bet.legs;
    const button = screen.getByRole("button");
    await expect.element(button).toHaveAccessibleName(/^Cash-out 8,92.€/);
    const bet = `, ${leg?.outcomeName}, ${leg?.marketName}, ${leg?.eventName}`;
    await expect.element(button).toHaveAccessibleName(new RegExp(bet.replaceAll(/[+.]/g, "\\$&")));
  });

  it("[BET-CARD-19] leads to the event of a selection", async () => {
    const screen = await renderComponent(<BetCard {...states.open} />);
    await expect
      .element(screen.getByRole("link", { name: "Union Saint-Gilloise – KRC Genk" }).first())
      .toHaveAttribute("href", "/football/jupiler-pro-league/union-saint-gilloise-krc-genk-7/");
  });

  it("[BET-CARD-21] has the marks of each event's sides, and the silks of a runner", async () => {
    const screen = await renderComponent(<BetCard {...states["combi of five"]} />);
    const marksOf = [...screen.container.querySelectorAll("li[data-result]")].map(
      (leg) => leg.querySelectorAll("svg[aria-hidden=true]:has(> use)").length,
    );
    // Persons have none, a runner its own, and a player that of the match.
    expect(marksOf).toEqual([2, 2, 0, 1, 2]);
    await screen.rerender(<BetCard {...states["without marks"]} />);
    expect(screen.container.querySelector("svg:has(> use)")).toBeNull();
  });

  it("[BET-CARD-22] draws what it was offered, and says it", async () => {
    const screen = await renderComponent(<BetCard {...states["in play, with what was offered"]} />);
    const text = screen.container.querySelector("figure")?.textContent ?? "";
    expect(text).toMatch(
      /^Offre depuis sam. 21 nov., 13:58.: au plus haut 18,60.€, au plus bas 8,80.€/,
    );
    expect(text).toContain("votre mise");
    await screen.rerender(<BetCard {...states["in play, combi"]} />);
    expect(screen.container.querySelector("figure")).toBeNull();
  });

  it("[BET-CARD-22] has a line to the next ten over the highest, and gaps where nothing was offered", () => {
    const at = (minute: number, amount: number | null) => ({ at: minute * 60_000, amount });
    const drawn = offerGeometry([at(0, 900), at(10, 1_100), at(20, null), at(30, 1_900)], 1_000);
    expect(drawn?.lines.map(({ cents }) => cents)).toEqual([0, 1_000, 2_000]);
    expect(drawn?.path.match(/M/g)).toHaveLength(2);
    expect(drawn?.gaps.match(/M/g)).toHaveLength(1);
    expect(drawn?.end.x).toBe(curveSize.width - curveSize.right);
    expect(offerGeometry([at(0, 900), at(10, null)], 1_000)).toBeNull();
    expect(offerGeometry([], 1_000)).toBeNull();
  });
});
