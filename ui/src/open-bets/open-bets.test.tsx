import { describe, expect, it, vi } from "vitest";
import { checkConformance, liveRegionOf, renderComponent } from "../testing/index.ts";
import { awaitedOpenBets } from "./awaited-open-bets.tsx";
import { openBetsStates as states } from "./open-bets.states.ts";
import { OpenBets, type OpenBetsProps } from "./open-bets.tsx";

checkConformance("open bets", OpenBets, states);

/** In the column of a page, of that many px. */
const inColumn = (props: OpenBetsProps, width: number) => (
  <div style={{ width }}>
    <OpenBets {...props} />
  </div>
);
const textOf = async (name: keyof typeof states) => {
  const screen = await renderComponent(<OpenBets {...states[name]} />);
  const text = screen.container.textContent ?? "";
  await screen.unmount();
  return text;
};

describe("open bets", () => {
  it("[OPEN-BETS-1] is a region with a list, and says how many are open", async () => {
    const screen = await renderComponent(<OpenBets {...states["more than are shown"]} />);
    await expect.element(screen.getByRole("region", { name: "Vos paris ouverts" })).toBeVisible();
    expect(screen.getByRole("listitem").elements()).toHaveLength(3);
    await expect.element(screen.getByText("8 paris ouverts")).toBeInTheDocument();
    await expect
      .element(screen.getByRole("link", { name: "Mes paris" }))
      .toHaveAttribute("href", "/history/");
  });

  it("[OPEN-BETS-2] [OPEN-BETS-4] has a link that says all of the bet", async () => {
    const screen = await renderComponent(<OpenBets {...states["one combi"]} />);
    const link = screen.getByRole("listitem").getByRole("link").element();
    expect(link).toHaveAttribute("href", "/history/GS-7F3K-20Q9/");
    expect(link.textContent).toMatch(
      /^Combiné de 3 mise 10,00\s€→ , retour possible 71,28\s€Arsenal – Bayern München Score.: 1 à 1, en direct\..*1 gagnée sur 3 Union Saint-Gilloise, Résultat du match, Gagné\. Plus de 2,5, .*, En direct, manque\. Union Saint-Gilloise, .*, Début.: .*Il manque encore 1 but\.$/,
    );
  });

  it("[OPEN-BETS-3] [OPEN-BETS-5] leads to the bet, and by its key to the cash-out alone", async () => {
    const onCashOut = vi.fn();
    const announce = vi.fn();
    const props = { ...states["one combi"], onCashOut };
    const screen = await renderComponent(inColumn(props, 366), { announce });
    const key = screen.getByRole("button", { name: /^Cash-out 14,20.€, Union.*et 2 autres/ });
    await key.click();
    expect(onCashOut).toHaveBeenCalledExactlyOnceWith("mixed");
    await screen.rerender(
      inColumn({ ...props, cashOuts: { mixed: { state: "available", amount: 1_500 } } }, 366),
    );
    await expect.element(screen.getByRole("button", { name: /^Cash-out 15,00/ })).toBeVisible();
    expect(liveRegionOf(screen.getByRole("button").element())).toBeNull();
    expect(announce).not.toHaveBeenCalled();
    const card = screen.getByRole("listitem").element();
    const link = card.querySelector("a");
    const { left, top, bottom } = card.getBoundingClientRect();
    for (const y of [top + 16, bottom - 16]) {
      expect(link?.contains(document.elementFromPoint(left + 60, y))).toBe(true);
    }
  });

  it("[OPEN-BETS-6] shows the score in play, and before that the hour", async () => {
    expect(await textOf("one combi")).toMatch(/Arsenal – Bayern München.*1163′/);
    expect(await textOf("one single, to come")).toContain("20:45");
    expect(await textOf("result awaited")).toContain("Résultat attendu");
    expect(await textOf("in play, without a score")).toContain("en direct");
    expect(await textOf("all decided")).toContain("Règlement en cours");
    expect(await textOf("on a runner")).toContain("Ostende 15:40");
  });

  it("[OPEN-BETS-7] has a sign for each selection", async () => {
    const screen = await renderComponent(<OpenBets {...states["one combi"]} />);
    const signs = () => [...screen.container.querySelectorAll<SVGElement>("svg[data-standing]")];
    expect(signs().map(({ dataset }) => dataset.standing)).toEqual(["won", "missing", "coming"]);
    expect(new Set(signs().map(({ innerHTML }) => innerHTML)).size).toBe(3);
    const played = signs()[1]?.querySelector("[pathLength]");
    expect(played).toHaveAttribute("stroke-dasharray", "70 100");
    await screen.rerender(<OpenBets {...states["a system, one lost and one void"]} />);
    expect(signs().map(({ dataset }) => dataset.standing)).toEqual(["lost", "void", "missing"]);
  });

  it("[OPEN-BETS-8] says what was bet on, and of many as much as a line has", async () => {
    const screen = await renderComponent(<OpenBets {...states["one single, to come"]} />);
    const words = () => screen.container.querySelector(".gs-open-bet-words")?.textContent?.trim();
    const signs = () => screen.container.querySelectorAll("svg[data-standing]").length;
    expect([words(), signs()]).toEqual(["Union Saint-Gilloise", 1]);
    await screen.rerender(<OpenBets {...states["one combi"]} />);
    expect([words(), signs()]).toEqual(["1 gagnée sur 3", 3]);
    await screen.rerender(<OpenBets {...states["five selections"]} />);
    expect([words(), signs()]).toEqual([undefined, 5]);
    await screen.rerender(<OpenBets {...states["nine selections"]} />);
    expect([words(), signs()]).toEqual(["3 gagnées sur 9", 0]);
  });

  it("[OPEN-BETS-9] shows the return where there is the width for it", async () => {
    const screen = await renderComponent(inColumn(states["one combi"], 366));
    const width = () =>
      screen.container.querySelector(".gs-open-bet-return")?.getBoundingClientRect().width ?? 0;
    expect(width()).toBeGreaterThan(40);
    await screen.rerender(inColumn(states["one combi"], 300));
    expect(width()).toBeLessThan(2);
    await screen.rerender(inColumn(states["a builder"], 300));
    expect(width()).toBeGreaterThan(40);
    expect(await textOf("a starting price")).toContain("retour possible -pas encore connu");
  });

  it("[OPEN-BETS-10] has a cash-out of one size, or none", async () => {
    const screen = await renderComponent(inColumn(states["one combi"], 366));
    const box = () => screen.container.querySelector(".gs-open-bet-cash")?.getBoundingClientRect();
    const { width, height } = box() ?? {};
    for (const name of ["cash-out suspended", "cash-out in calculation"] as const) {
      await screen.rerender(inColumn(states[name], 366));
      expect([box()?.width, box()?.height]).toEqual([width, height]);
    }
    for (const name of ["cash-out not offered", "a builder", "a free bet"] as const) {
      await screen.rerender(inColumn(states[name], 366));
      expect(box()).toBeUndefined();
    }
    expect(await textOf("cash-out suspended")).toContain("Cash-out suspendu");
    expect(await textOf("cash-out in calculation")).toContain("Cash-out en calcul");
  });

  it("[OPEN-BETS-11] has one height from the wait to the cards", async () => {
    const heightOf = async (name: keyof typeof states) => {
      const screen = await renderComponent(inColumn(states[name], 366));
      const { height } = screen.getByRole("region").element().getBoundingClientRect();
      await screen.unmount();
      return height;
    };
    const heights = [];
    for (const name of ["loading", "failed", "one combi", "a builder", "three"] as const) {
      heights.push(await heightOf(name));
    }
    expect(new Set(heights)).toEqual(new Set([124]));
    const screen = await renderComponent(awaitedOpenBets);
    const awaited = () => screen.container.firstElementChild?.getBoundingClientRect().height;
    expect(awaited()).toBe(0);
    document.documentElement.dataset.ownBets = "session";
    expect(awaited()).toBe(124);
    delete document.documentElement.dataset.ownBets;
    expect(await textOf("none")).toBe("");
  });

  it("[OPEN-BETS-11] says that they could not be loaded, and tries again", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<OpenBets {...states.failed} onRetry={onRetry} />);
    await expect
      .element(screen.getByRole("status"))
      .toHaveTextContent("Vos paris n’ont pas pu être chargés. Ils ne sont pas perdus.");
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[OPEN-BETS-12] calls a free stake and what is left of one by their names", async () => {
    expect(await textOf("a free bet")).toMatch(/mise gratuite 10,00\s€/);
    expect(await textOf("cashed out in part")).toMatch(/reste 6,30\s€/);
  });

  it("[OPEN-BETS-13] says no number where not all are known", async () => {
    expect(await textOf("not all known")).toMatch(/^Vos paris ouvertsMes paris/);
  });
});
