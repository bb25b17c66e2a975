import { locales } from "@grandstand/rules/locale";
import { describe, expect, it, vi } from "vitest";
import { checkConformance, liveRegionOf, renderComponent } from "../testing/index.ts";
import { betSummaryStates as states } from "./bet-summary.states.ts";
import { BetSummary, type BetSummaryProps } from "./bet-summary.tsx";

checkConformance("bet summary", BetSummary, states);

/** On a phone's list. */
const onPhone = (props: BetSummaryProps) => (
  <div style={{ width: 366 }}>
    <BetSummary {...props} />
  </div>
);
const textOf = async (name: keyof typeof states) => {
  const screen = await renderComponent(<BetSummary {...states[name]} />);
  const text = screen.container.textContent ?? "";
  await screen.unmount();
  return text;
};

describe("bet summary", () => {
  it("[BET-SUMMARY-1] [BET-SUMMARY-12] is an article named by what the bet is on", async () => {
    const screen = await renderComponent(<BetSummary {...states["single, to come"]} />);
    const named = (name: RegExp) => screen.getByRole("article", { name });
    await expect
      .element(named(/^Union Saint-Gilloise\s?, Résultat du match, .+ – .+$/))
      .toBeVisible();
    await screen.rerender(<BetSummary {...states["combi, one is missing"]} />);
    await expect.element(named(/^Combiné de 3\s?, .+ – .+, et 2 autres sélections$/)).toBeVisible();
    await screen.rerender(<BetSummary {...states.system} />);
    await expect.element(named(/^Système 2\/4\s?, /)).toBeVisible();
    await screen.rerender(<BetSummary {...states.builder} />);
    await expect.element(named(/^Pari sur mesure de 2\s?, /)).toBeVisible();
  });

  it("[BET-SUMMARY-2] says the standing of each selection beside its shape", async () => {
    const screen = await renderComponent(<BetSummary {...states["nine selections"]} />);
    const ticks = screen.getByRole("listitem").elements();
    expect(ticks.map((tick) => tick.getAttribute("data-standing"))).toEqual([
      "won",
      "holds",
      "missing",
      "coming",
      "holds",
      "lost",
      "void",
      "coming",
      "coming",
    ]);
    const words = ["Gagné, 2–0", "En direct, tient", "En direct, manque", "Auj."];
    for (const [index, word] of words.entries()) expect(ticks[index]?.textContent).toContain(word);
    const shapes = new Set(ticks.map((tick) => tick.querySelector("svg")?.innerHTML));
    expect(shapes.size).toBe(6);
  });

  it("[BET-SUMMARY-3] [BET-SUMMARY-10] leads to the cash-out of its bet, unannounced", async () => {
    const onCashOut = vi.fn();
    const announce = vi.fn();
    const props = { ...states["single, to come"], onCashOut };
    const screen = await renderComponent(<BetSummary {...props} />, { announce });
    const button = screen.getByRole("button", { name: /^Cash-out 17,40.€, Union.*Genk$/ });
    await button.click();
    expect(onCashOut).toHaveBeenCalledExactlyOnceWith("bet-1");
    await screen.rerender(
      <BetSummary {...props} cashOut={{ state: "available", amount: 1_800 }} />,
    );
    expect(liveRegionOf(screen.getByRole("button").element())).toBeNull();
    expect(announce).not.toHaveBeenCalled();
  });

  it("[BET-SUMMARY-4] leads to the bet by its head alone", async () => {
    const screen = await renderComponent(onPhone(states["combi, one is missing"]));
    const links = screen.getByRole("link").elements();
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/history/GS-7F3K-20Q9/"]);
    const head = screen.container.querySelector("header")?.getBoundingClientRect();
    const { left = 0, right = 0, top = 0, bottom = 0 } = head ?? {};
    for (const [x, y] of [
      [left + 20, top + 14],
      [right - 20, bottom - 4],
    ] as const) {
      expect(document.elementFromPoint(x, y)).toBe(links[0]);
    }
  });

  it("[BET-SUMMARY-4] is shown beside the list by a press, and in another tab as any link", async () => {
    const onOpen = vi.fn();
    const props = { ...states["combi, one is missing"], onOpen };
    const screen = await renderComponent(<BetSummary {...props} isChosen />);
    const link = screen.getByRole("link");
    await expect.element(link).toHaveAttribute("aria-current", "true");
    await link.click();
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("bet-2");
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    document.addEventListener("click", (each) => each.preventDefault(), { once: true });
    link.element().dispatchEvent(event);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it.each(Object.keys(states) as (keyof typeof states)[])(
    "[BET-SUMMARY-5] is no higher on a phone than it may be: %s",
    async (name) => {
      if (states[name].bet.status !== "open") return;
      for (const locale of locales) {
        const screen = await renderComponent(onPhone(states[name]), { locale });
        const { height } = screen.getByRole("article").element().getBoundingClientRect();
        expect(height).toBeLessThanOrEqual(187);
        await screen.unmount();
      }
    },
  );

  it("[BET-SUMMARY-6] has names to see for four selections and words for eight", async () => {
    const screen = await renderComponent(onPhone(states.system));
    const tick = () => screen.getByRole("listitem").first();
    await expect.element(tick().getByText("Union Saint-Gilloise")).toBeVisible();
    const widths = async (name: keyof typeof states) => {
      await screen.rerender(onPhone(states[name]));
      return [...tick().element().querySelectorAll("p")].map((part) => part.offsetWidth);
    };
    const [name, word] = await widths("five selections");
    expect([name, (word ?? 0) > 10]).toEqual([1, true]);
    expect(await widths("nine selections")).toEqual([1, 1]);
    expect(tick().element().textContent).toContain("Union Saint-Gilloise2–0Gagné, 2–0");
  });

  it("[BET-SUMMARY-7] says the score and what is missing", async () => {
    expect(await textOf("combi, one is missing")).toMatch(
      /Score\u00a0: 1 à 1.*63′.*Arsenal – Bayern München.*Il manque encore 1 but/,
    );
    expect(await textOf("single, to come")).toContain("Début\u00a0: sam. 21 nov., 20:45");
  });

  it("[BET-SUMMARY-8] has a track as long as its match was played", async () => {
    const screen = await renderComponent(<BetSummary {...states["combi, one is missing"]} />);
    const tracks = () =>
      [...screen.container.querySelectorAll(".gs-tick-track")].map(
        (track) => track.querySelector("i")?.style.width ?? null,
      );
    expect(tracks()).toEqual(["100%", "70%", null]);
    await screen.rerender(<BetSummary {...states["nothing known of the score"]} />);
    expect(tracks()).toEqual([null]);
  });

  it("[BET-SUMMARY-9] counts the bets of a system", async () => {
    const screen = await renderComponent(<BetSummary {...states.system} />);
    await expect.element(screen.getByText("3 paris sur 6")).toBeVisible();
    const squares = [...screen.container.querySelectorAll("[data-bet-state]")];
    expect(squares.map((square) => square.getAttribute("data-bet-state"))).toEqual([
      "lost",
      "open",
      "open",
      "lost",
      "lost",
      "open",
    ]);
    await screen.rerender(<BetSummary {...states["system of many bets"]} />);
    await expect.element(screen.getByText("26 paris sur 26")).toBeVisible();
    expect(screen.container.querySelector("[data-bet-state]")).toBeNull();
  });

  it("[BET-SUMMARY-10] says why there is no cash-out", async () => {
    expect(await textOf("cash-out suspended")).toContain("Cash-out suspendu");
    expect(await textOf("cash-out in calculation")).toContain("Cash-out en calcul");
    expect(await textOf("builder")).toContain("Pas de cash-out pour un pari sur mesure");
    expect(await textOf("free bet")).toContain("Pas de cash-out pour un pari gratuit");
    expect(await textOf("starting price")).toContain("tant que la cote de départ");
    expect(await textOf("no cash-out")).not.toContain("Cash-out");
  });

  it("[BET-SUMMARY-11] shows for a while where its offer went, in a box that stays", async () => {
    const props = states["single, to come"];
    const offer = (amount: number) =>
      onPhone({ ...props, cashOut: { state: "available", amount } as const });
    const screen = await renderComponent(offer(12_345_600));
    const corner = () => screen.container.querySelector<HTMLElement>("[data-moved]");
    const width = () => screen.getByRole("button").element().getBoundingClientRect().width;
    const before = width();
    expect(corner()).toBeNull();
    await screen.rerender(offer(900));
    expect(corner()?.dataset.moved).toBe("down");
    expect(width()).toBeCloseTo(before, -1);
    await screen.rerender(offer(950));
    expect(corner()?.dataset.moved).toBe("up");
    const [animation] = corner()?.getAnimations() ?? [];
    expect(animation?.effect?.getTiming().duration).toBe(3_000);
  });

  it("[BET-SUMMARY-13] shows what it may return, then what it paid", async () => {
    expect(await textOf("single, to come")).toMatch(/retour possible22,40.€/);
    expect(await textOf("system")).toMatch(/retour possible, au plus13,68.€/);
    expect(await textOf("won")).toMatch(/payé22,40.€/);
    expect(await textOf("starting price")).toContain("retour possible-pas encore connu");
  });

  it("[BET-SUMMARY-14] says which selection lost and why", async () => {
    const text = await textOf("lost");
    expect(text).toMatch(/Plus de 2,5, Arsenal – Bayern München.1–1/);
    expect(text).toContain("2 buts\u00a0: il en fallait au moins 3");
    expect(text).not.toContain("2–0");
  });

  it("[BET-SUMMARY-15] says what a void selection counts for", async () => {
    const text = await textOf("won with a void selection");
    expect(text).toMatch(/J\. Sinner annulé.: la sélection compte pour 1\.00/);
    expect(text).toMatch(/Cote2\.24 \(était 3\.85\)/);
    expect(await textOf("void")).toContain("la mise est rendue");
    expect(await textOf("void, free bet")).toContain("revenue sur le pari gratuit");
    expect(await textOf("void, no starting price")).toContain("Aucune cote de départ");
  });

  it("[BET-SUMMARY-16] says what was cashed out, and what became of the rest", async () => {
    expect(await textOf("cashed out")).toMatch(/Mise de 10,00.€ encaissée le .* pour 9,01.€/);
    expect(await textOf("cashed out in part, the rest lost")).toMatch(
      /Mise de 3,70.€ encaissée.*Genk.0–1$/,
    );
  });

  it("[BET-SUMMARY-17] says that a result or the settlement is awaited", async () => {
    expect(await textOf("result awaited")).toContain("Le résultat est attendu.");
    expect(await textOf("all decided")).toContain("Tout est joué, le règlement suit.");
  });

  it("[BET-SUMMARY-18] says what of a stake still runs", async () => {
    expect(await textOf("cashed out in part")).toMatch(/reste6,30.€misede 10,00.€/);
  });

  it("[BET-SUMMARY-19] has the crest of its team before its name, or the silks of its runner", async () => {
    const screen = await renderComponent(<BetSummary {...states["single, to come"]} />);
    const marks = () =>
      [...screen.container.querySelectorAll("header use")].map((use) => use.getAttribute("href"));
    expect(marks()).toEqual([expect.stringMatching(/^#gs-m-c/)]);
    await screen.rerender(<BetSummary {...states["single on a runner"]} />);
    expect(marks()).toEqual([expect.stringMatching(/^#gs-m-s/)]);
  });
});
