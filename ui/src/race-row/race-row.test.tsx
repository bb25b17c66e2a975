import { describe, expect, it } from "vitest";
import { race } from "../event-view/sample-events.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { raceRowStates as states } from "./race-row.states.ts";
import { RaceRow } from "./race-row.tsx";

checkConformance("race row", RaceRow, states);

const shownPrices = (container: HTMLElement) =>
  [...container.querySelectorAll("fieldset button")].map((button) => button.textContent);

describe("race row", () => {
  it("[RACE-ROW-1] links the whole name to the race card", async () => {
    const { event } = states["long text"];
    const screen = await renderComponent(<RaceRow event={event} />);
    const link = screen.getByRole("link");
    await expect.element(link).toHaveAttribute("href", event.href);
    await expect.element(link).toHaveAttribute("title", event.name);
    await expect.element(link).toHaveAccessibleName(/trot attelé/);
  });

  it("[RACE-ROW-2] names the group of favourites by market and race", async () => {
    const screen = await renderComponent(<RaceRow {...states.today} />);
    const name = "Gagnant, favoris, Prix des Remparts";
    await expect.element(screen.getByRole("group", { name })).toBeVisible();
  });

  it("[RACE-ROW-3] names each price by its runner", async () => {
    const screen = await renderComponent(<RaceRow {...states.today} />);
    await expect.element(screen.getByText("Vent de Mer", { exact: true })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /^Vent de Mer ?3\.40/ })).toBeVisible();
  });

  it.each([
    ["starting soon", "38 min"],
    ["live", "Partie"],
    ["suspended", "Suspendu"],
    ["ended", "Terminé"],
    ["cancelled", "Annulé"],
  ] as const)("[RACE-ROW-4] says of a race that is %s: %s", async (state, text) => {
    const screen = await renderComponent(<RaceRow {...states[state]} />);
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  });

  it("[RACE-ROW-5] counts the runners, and says what a place pays", async () => {
    const screen = await renderComponent(<RaceRow {...states.today} />);
    await expect
      .element(screen.getByText("5 partants · gagnant-placé 1/5, 3 places"))
      .toBeVisible();
    await screen.rerender(<RaceRow {...states["favourite withdrawn"]} />);
    await expect
      .element(screen.getByText("4 partants · gagnant-placé 1/5, 3 places"))
      .toBeVisible();
  });

  it("[RACE-ROW-6] shows three favourites, and starting prices after them", async () => {
    const screen = await renderComponent(<RaceRow {...states.today} />);
    expect(shownPrices(screen.container)).toEqual([
      expect.stringMatching(/^Vent de Mer/),
      expect.stringMatching(/^Roi des Ardennes/),
      expect.stringMatching(/^Petite Étoile/),
    ]);
    await screen.unmount();
    const others = await renderComponent(<RaceRow {...states["favourite withdrawn"]} />);
    expect(shownPrices(others.container).map((text) => text?.slice(0, 8))).toEqual([
      "Roi des ",
      "Petite É",
      "Quai des",
    ]);
  });

  it("[RACE-ROW-7] keeps each favourite at its place, but for one that withdrew", async () => {
    const screen = await renderComponent(<RaceRow event={race} />);
    const [market] = race.markets;
    const changed = (odds: readonly number[], withdrawn?: number) => ({
      ...race,
      markets: market
        ? [
            {
              ...market,
              outcomes: market.outcomes.map((runner, index) => ({
                ...runner,
                odds: odds[index] ?? runner.odds,
                isWithdrawn: runner.isWithdrawn === true || index === withdrawn,
              })),
            },
          ]
        : [],
    });
    await screen.rerender(<RaceRow event={changed([9, 8, 7])} />);
    expect(shownPrices(screen.container).map((text) => text?.slice(0, 4))).toEqual([
      "Vent",
      "Roi ",
      "Peti",
    ]);
    await screen.rerender(<RaceRow event={changed([9, 8, 7], 1)} />);
    expect(shownPrices(screen.container).map((text) => text?.slice(0, 4))).toEqual([
      "Vent",
      "Quai",
      "Peti",
    ]);
  });

  it("[RACE-ROW-8] does not repeat the meeting", async () => {
    const screen = await renderComponent(<RaceRow {...states.today} />);
    expect(screen.container.textContent).not.toContain(race.competitionName);
  });

  it.each([320, 360, 800])("[RACE-ROW-9] keeps its height at %d px", async (width) => {
    const heights = new Set<number>();
    for (const props of Object.values(states)) {
      const screen = await renderComponent(
        <div style={{ width }}>
          <RaceRow {...props} />
        </div>,
      );
      heights.add(screen.container.getBoundingClientRect().height);
      await screen.unmount();
    }
    expect(heights.size).toBe(1);
  });

  it("[RACE-ROW-10] cuts nothing of its terms at 320 px", async () => {
    for (const { event } of [states.today, states["long text"]]) {
      const screen = await renderComponent(
        <div style={{ width: 320 }}>
          <RaceRow event={event} />
        </div>,
      );
      const terms = screen.getByRole("link").element().lastElementChild;
      expect(terms?.textContent).toMatch(/\d/);
      expect(terms?.scrollHeight).toBe(terms?.clientHeight);
      expect(terms?.scrollWidth).toBe(terms?.clientWidth);
      await screen.unmount();
    }
  });
});
