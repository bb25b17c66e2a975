import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { HeadMarket, headMarketOf } from "./head-market.tsx";
import { marketGroupStates as states } from "./market-group.states.ts";
import { MarketGroup } from "./market-group.tsx";

checkConformance("market group", MarketGroup, states);

const many = {
  ...states.all,
  event: {
    name: states.all.event.name,
    groups: [],
    markets: Array.from({ length: 8 }, (_, index) => ({
      ...states.all.event.markets[0],
      id: `market-${index}`,
      name: `Marché ${index + 1}`,
    })),
  },
} as typeof states.all;

describe("market group", () => {
  afterEach(() => page.viewport(1280, 800));

  it("[MARKET-GROUP-1] opens and closes a market by its heading", async () => {
    const screen = await renderComponent(<MarketGroup {...states.all} />);
    const heading = screen.getByRole("heading", { level: 2, name: "Score exact" });
    const button = heading.getByRole("button");
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    await button.click();
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByRole("group", { name: /^Score exact/ }).elements()).toEqual([]);
  });

  it("[MARKET-GROUP-2] presses the chip that is chosen", async () => {
    const screen = await renderComponent(<MarketGroup {...states["one group"]} />);
    await expect.element(screen.getByRole("button", { name: "Buts", pressed: true })).toBeVisible();
    await expect
      .element(screen.getByRole("button", { name: "Tous", pressed: false }))
      .toBeVisible();
  });

  it("[MARKET-GROUP-3] names a market's outcomes by market and event", async () => {
    const screen = await renderComponent(<MarketGroup {...states.all} />);
    const name = "Résultat du match, Club Brugge – Anderlecht";
    await expect.element(screen.getByRole("group", { name })).toBeVisible();
  });

  it("[MARKET-GROUP-4] opens the first six", async () => {
    const screen = await renderComponent(<MarketGroup {...many} />);
    const open = screen
      .getByRole("heading")
      .elements()
      .map((each) => each.querySelector("button")?.getAttribute("aria-expanded"));
    expect(open).toEqual([...Array(6).fill("true"), "false", "false"]);
  });

  it("[MARKET-GROUP-5] lists a group's markets, and requests another", async () => {
    const onGroupChange = vi.fn();
    const screen = await renderComponent(
      <MarketGroup {...states["one group"]} onGroupChange={onGroupChange} />,
    );
    expect(screen.getByRole("heading").elements()).toHaveLength(1);
    await screen.getByRole("button", { name: "Scores", exact: true }).click();
    await screen.getByRole("button", { name: "Tous", exact: true }).click();
    expect(onGroupChange.mock.calls.map(([id]) => id)).toEqual(["scores", null]);
  });

  it("[MARKET-GROUP-6] shows whole names", async () => {
    const screen = await renderComponent(<MarketGroup {...states.all} />);
    await expect.element(screen.getByText("Plus de 2,5", { exact: true })).toBeVisible();
  });

  it("[MARKET-GROUP-7] [MARKET-GROUP-8] lists runners, and keeps one that withdrew", async () => {
    const screen = await renderComponent(<MarketGroup {...states.race} />);
    const runners = screen.getByRole("listitem");
    await expect.poll(() => runners.elements().length).toBe(6);
    expect(runners.nth(0).element().textContent).toMatch(/^1Vent de Mer.*L\. Carpentier.*3\.40/);
    await expect.element(runners.nth(4)).toMatchTextContent(/^5Dernier Mot.*Non-partant/);
    expect(runners.nth(4).getByRole("button").elements()).toEqual([]);
  });

  it("[MARKET-GROUP-9] shows the each-way terms", async () => {
    const screen = await renderComponent(<MarketGroup {...states.race} />);
    await expect.element(screen.getByText("Gagnant-placé 1/5, 3 places")).toBeVisible();
  });

  it("[MARKET-GROUP-10] says in its heading that a market is suspended", async () => {
    const screen = await renderComponent(<MarketGroup {...states.suspended} />);
    await expect
      .element(screen.getByRole("button", { name: /^Résultat du match\s?Suspendu$/ }))
      .toBeVisible();
  });

  it("[MARKET-GROUP-11] has words for loading, nothing and a failure", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<MarketGroup {...states.loading} />);
    await expect.element(screen.getByText("Chargement en cours")).toBeInTheDocument();
    await screen.rerender(<MarketGroup {...states["empty group"]} />);
    await expect.element(screen.getByText("Aucun marché pour le moment.")).toBeVisible();
    await screen.rerender(<MarketGroup {...states.error} onRetry={onRetry} />);
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[MARKET-GROUP-12] finds markets by name or outcome, and opens what it found", async () => {
    const screen = await renderComponent(<MarketGroup {...states["many markets"]} />);
    expect(screen.getByRole("textbox").elements()).toEqual([]);
    await screen.getByRole("button", { name: "Chercher un marché" }).click();
    const field = screen.getByRole("textbox", { name: "Chercher un marché" });
    await expect.element(field).toHaveFocus();
    await field.fill("PERIODE 9");
    const headings = screen.getByRole("heading", { level: 2 });
    expect(headings.elements().map(({ textContent }) => textContent)).toEqual([
      "Score exact, période 9",
    ]);
    await expect.element(headings.getByRole("button")).toHaveAttribute("aria-expanded", "true");
    await field.fill("2-1");
    expect(headings.elements()).toHaveLength(9);
  });

  it("[MARKET-GROUP-12] has no field where there are few markets", async () => {
    const screen = await renderComponent(<MarketGroup {...states.all} />);
    expect(screen.getByRole("button", { name: "Chercher un marché" }).elements()).toEqual([]);
  });

  it("[MARKET-GROUP-17] puts the lines of one kind in one table, with both prices of each", async () => {
    const screen = await renderComponent(<MarketGroup {...states.lines} />);
    const headings = screen.getByRole("heading", { level: 2 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Résultat du match",
      "Total de buts",
    ]);
    const lines = screen.getByRole("group", { name: /^Total de buts/ });
    const names = lines.elements().map((line) => line.querySelector("legend")?.textContent);
    expect(names.map((name) => name?.slice(0, 17))).toEqual([
      "Total de buts 1,5",
      "Total de buts 2,5",
      "Total de buts 3,5",
    ]);
    expect(screen.getByText("3,5", { exact: true }).elements()).toHaveLength(1);
    expect(lines.elements().some((line) => /[+−-]\d/.test(line.textContent ?? ""))).toBe(false);
    await expect.element(screen.getByText("Moins de", { exact: true })).toBeVisible();
  });

  it("[MARKET-GROUP-18] puts three outcomes in one row on a phone, with whole names", async () => {
    const screen = await renderComponent(
      <div style={{ width: 390 }}>
        <MarketGroup {...states.all} />
      </div>,
    );
    const group = screen.getByRole("group", { name: /^Résultat du match/ }).element();
    const tops = [...group.querySelectorAll("button")].map(
      (each) => each.getBoundingClientRect().top,
    );
    expect(new Set(tops).size).toBe(1);
    await expect.element(screen.getByText("Match nul", { exact: true })).toBeVisible();
  });

  it("[MARKET-GROUP-19] shows what came of a market once its event is over, and no price", async () => {
    const screen = await renderComponent(<MarketGroup {...states.results} />);
    const group = screen.getByRole("group", { name: /^Résultat du match/ }).element();
    expect(group.querySelectorAll("button")).toHaveLength(0);
    const results = [...group.querySelectorAll("[data-result]")];
    expect(results.map(({ textContent }) => textContent)).toEqual([
      "Club Brugge Gagnant",
      "Match nul Perdant",
      "Anderlecht Perdant",
    ]);
    expect(screen.getByText("Suspendu").elements()).toEqual([]);
  });

  it("[MARKET-GROUP-13] says that nothing was found, and clears", async () => {
    const screen = await renderComponent(<MarketGroup {...states["many markets"]} />);
    await screen.getByRole("button", { name: "Chercher un marché" }).click();
    await screen.getByRole("textbox").fill("corners");
    await expect.element(screen.getByText(/Aucun marché ne correspond/)).toBeVisible();
    await screen.getByRole("button", { name: "Effacer la recherche" }).click();
    expect(screen.getByRole("heading", { level: 2 }).elements()).toHaveLength(9);
  });

  it("[MARKET-GROUP-14] leaves markets off screen undrawn, and guesses no height of the first", async () => {
    const screen = await renderComponent(<MarketGroup {...states["many markets"]} />);
    const panels = [...screen.container.querySelectorAll(".gs-market")];
    const drawn = panels.map((panel) => getComputedStyle(panel).contentVisibility);
    expect(drawn.length).toBeGreaterThan(2);
    expect(drawn).toEqual(["visible", ...drawn.slice(1).map(() => "auto")]);
  });

  it("[MARKET-GROUP-15] explains a market beside its heading", async () => {
    const screen = await renderComponent(<MarketGroup {...states.race} />);
    await screen
      .getByRole("button", { name: /^Explication/ })
      .first()
      .click();
    await expect.element(screen.getByText(/partant termine premier/)).toBeVisible();
  });

  it("[MARKET-GROUP-16] draws only the market that changed", async () => {
    const renderOutcome = vi.fn(() => null);
    const { event } = states.all;
    const [first, ...others] = event.markets;
    if (!first) throw new Error("The sample has markets.");
    const draw = (markets: typeof event.markets) => (
      <MarketGroup {...states.all} event={{ ...event, markets }} renderOutcome={renderOutcome} />
    );
    const screen = await renderComponent(draw(event.markets));
    renderOutcome.mockClear();
    await screen.rerender(draw([...event.markets]));
    expect(renderOutcome).not.toHaveBeenCalled();
    await screen.rerender(draw([{ ...first, isSuspended: true }, ...others]));
    expect(renderOutcome).toHaveBeenCalledTimes(first.outcomes.length);
  });

  it("[MARKET-GROUP-20] has an event's first market as a group for its head", async () => {
    const { event } = states.all;
    const market = headMarketOf(event);
    if (!market) throw new Error("The sample begins with a market of three outcomes.");
    const screen = await renderComponent(<HeadMarket market={market} eventName={event.name} />);
    const group = screen.getByRole("group", { name: `${market.name}, ${event.name}` });
    expect(group.getByRole("button").elements()).toHaveLength(3);
    const two = { ...market, outcomes: market.outcomes.slice(0, 2) };
    await screen.rerender(<HeadMarket market={two} eventName={event.name} />);
    await expect.element(screen.getByText(market.name, { exact: true })).toBeVisible();
    const scores = { ...market, outcomes: [...market.outcomes, ...market.outcomes] };
    expect(headMarketOf({ markets: [scores] })).toBeNull();
    expect(headMarketOf({ markets: [] })).toBeNull();
  });

  it("[MARKET-GROUP-21] has a race's markets as one card, before the others", async () => {
    const screen = await renderComponent(<MarketGroup {...states["race with its runners"]} />);
    const group = screen.getByRole("group", { name: "Gagnant, Placé, Prix du Doudou" });
    await expect.element(group).toBeInTheDocument();
    const headings = screen.getByRole("heading", { level: 2 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(["Écart à l’arrivée"]);
    const [card, margin] = screen.container.querySelectorAll("section");
    expect(card).toContainElement(group.element() as HTMLElement);
    expect(margin).toContainElement(headings[0] as HTMLElement);
  });

  it("[MARKET-GROUP-30] has a row a player, with shirt, side and fact", async () => {
    const screen = await renderComponent(<MarketGroup {...states.players} />);
    await expect.element(screen.getByText("entré à la 58′")).toBeVisible();
    await expect.element(screen.getByText("3 tirs cadrés")).toBeVisible();
    const price = screen.getByRole("button", { name: /5\.00.*Vandersmissen \(Royal Antwerp\)/ });
    const row = price.element().closest("li");
    expect(row?.querySelector("svg text")?.textContent).toBe("9");
    expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
  });

  it("[MARKET-GROUP-31] shows eight rows, and the others on request", async () => {
    const screen = await renderComponent(<MarketGroup {...states.players} />);
    await expect.element(screen.getByText("Vandersmissen", { exact: true })).toBeVisible();
    expect(screen.getByRole("listitem").elements()).toHaveLength(8);
    const button = screen.getByRole("button", { name: "Afficher les 10 joueurs" });
    await button.click();
    expect(screen.getByRole("listitem").elements()).toHaveLength(10);
    const none = screen.getByRole("listitem").last().element();
    expect(none.textContent).toContain("Aucun");
    expect(none.querySelector("svg text")).toBeNull();
    await screen.getByRole("button", { name: "Afficher moins de joueurs" }).click();
    expect(screen.getByRole("listitem").elements()).toHaveLength(8);
  });

  it("[MARKET-GROUP-32] drops who can't be the answer, and ticks who is", async () => {
    const scored = states["a player who has scored"];
    const [market] = scored.event.markets;
    const [gone, ...others] = market?.outcomes ?? [];
    if (!market || !gone) throw new Error("The sample has players.");
    const outcomes = [{ ...gone, isVisible: false, result: "lost" as const }, ...others];
    const event = { ...scored.event, markets: [{ ...market, outcomes }] };
    const screen = await renderComponent(<MarketGroup {...scored} event={event} />);
    await expect.element(screen.getByText("Okoro", { exact: true })).toBeVisible();
    expect(screen.getByRole("listitem").elements()).toHaveLength(2);
    const row = screen.getByText("Okoro", { exact: true }).element().closest("li");
    expect(row?.querySelector("[data-result=won]")?.textContent).toContain("Gagnant");
    expect(row?.querySelector("button")).toBeNull();
  });

  it("[MARKET-GROUP-33] has plain buttons for outcomes without players", async () => {
    const plain = {
      ...states.players.event,
      markets: states.players.event.markets.map((market) => ({
        ...market,
        outcomes: market.outcomes.map(({ player: _, ...outcome }) => outcome),
      })),
    };
    const screen = await renderComponent(<MarketGroup {...states.players} event={plain} />);
    const group = screen.getByRole("group", { name: /^Dernier buteur/ });
    expect(group.getByRole("button").elements()).toHaveLength(10);
    expect(screen.getByRole("listitem").elements()).toHaveLength(0);
  });

  it("[MARKET-GROUP-34] has a total's line between its prices", async () => {
    const screen = await renderComponent(<MarketGroup {...states.lines} />);
    const group = screen.getByRole("group", { name: /^Total de buts 1,5/ }).element();
    const [over, under] = [...group.querySelectorAll("button")].map((each) =>
      each.getBoundingClientRect(),
    );
    const line = [...group.children].find(({ textContent }) => textContent === "1,5");
    const box = line?.getBoundingClientRect();
    expect(over?.right).toBeLessThanOrEqual(box?.left ?? 0);
    expect(box?.right).toBeLessThanOrEqual(under?.left ?? 0);
    const name = /Plus de 1,5.*Total de buts 1,5/;
    await expect.element(screen.getByRole("button", { name })).toBeVisible();
  });

  it("[MARKET-GROUP-35] says in one line what play has decided", async () => {
    const screen = await renderComponent(<MarketGroup {...states["settled in play"]} />);
    const heading = screen.getByRole("heading", { name: "Les deux équipes marquent" });
    await expect.element(heading).toBeVisible();
    const row = heading.element().closest("section");
    expect(row?.textContent).toMatch(/Gagnant\s*Oui\s*réglé à la 52′/);
    expect(row?.querySelector("button")).toBeNull();
    expect(row?.getBoundingClientRect().height).toBe(48);
  });

  it("[MARKET-GROUP-36] leads to a group that is fetched when it is wanted", async () => {
    const onGroupChange = vi.fn();
    const toFetch = { ...states["a group to fetch"], onGroupChange };
    const screen = await renderComponent(<MarketGroup {...toFetch} />);
    const heading = screen.getByRole("heading", { level: 2, name: "Joueurs" });
    await heading.getByRole("button").click();
    expect(onGroupChange).toHaveBeenCalledWith("players", expect.anything());
    await screen.rerender(<MarketGroup {...states["a group on its way"]} />);
    expect(screen.getByText("Aucun marché pour le moment.").elements()).toEqual([]);
    const onRetry = vi.fn();
    await screen.rerender(<MarketGroup {...states["a group that failed"]} onRetry={onRetry} />);
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[MARKET-GROUP-37] says that the search was opened", async () => {
    const onSearch = vi.fn();
    const screen = await renderComponent(<MarketGroup {...many} onSearch={onSearch} />);
    await screen.getByRole("button", { name: "Chercher un marché" }).click();
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it("[MARKET-GROUP-38] has two columns without holes where it is very wide, and no card changes its column", async () => {
    await page.viewport(1920, 1080);
    const screen = await renderComponent(<MarketGroup {...many} />);
    const boxes = () =>
      screen
        .getByRole("heading", { level: 2 })
        .elements()
        .map((heading) => heading.closest("section")?.getBoundingClientRect() ?? new DOMRect());
    // The window gets its width a moment after the call.
    await expect.poll(() => new Set(boxes().map(({ left }) => left)).size).toBe(2);
    const lefts = boxes().map(({ left }) => left);
    // Down the first, then down the second.
    expect(lefts).toEqual(lefts.toSorted((one, two) => one - two));
    for (const left of new Set(lefts)) {
      const column = boxes().filter((box) => box.left === left);
      column.slice(1).forEach(({ top }, index) => {
        expect(Math.round(top - (column[index]?.bottom ?? 0))).toBe(12);
      });
    }
    expect(boxes()[lefts.lastIndexOf(lefts[0] ?? 0) + 1]?.top).toBe(boxes()[0]?.top);
    await screen.getByRole("button", { name: "Marché 1" }).click();
    await screen.getByRole("button", { name: "Marché 8" }).click();
    expect(boxes().map(({ left }) => left)).toEqual(lefts);
  });
});
