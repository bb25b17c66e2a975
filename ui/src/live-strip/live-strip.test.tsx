import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { RenderOutcome } from "../event-view/index.ts";
import { live } from "../event-view/sample-events.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { liveStripStates as states } from "./live-strip.states.ts";
import { LiveStrip } from "./live-strip.tsx";

checkConformance("live strip", LiveStrip, states);

describe("live strip", () => {
  it("[LIVE-STRIP-1] is a named region with a list", async () => {
    const screen = await renderComponent(<LiveStrip {...states.three} />);
    await expect.element(screen.getByRole("region", { name: "En direct" })).toBeVisible();
    expect(screen.getByRole("listitem").elements()).toHaveLength(3);
  });

  it("[LIVE-STRIP-2] has something that receives the focus in each tile", async () => {
    const screen = await renderComponent(<LiveStrip {...states.three} />);
    for (const tile of screen.getByRole("listitem").elements()) {
      expect(tile.querySelector("a[href], button")).not.toBeNull();
    }
  });

  it("[LIVE-STRIP-3] shows three events with score and main market", async () => {
    const { events } = states.three;
    const screen = await renderComponent(<LiveStrip events={[...events, ...events]} />);
    expect(screen.getByRole("group").elements()).toHaveLength(3);
    await expect.element(screen.getByText(/Score\s: 6 3 à 4 2/)).toBeInTheDocument();
    await expect.element(screen.getByText("2.60", { exact: true })).toBeVisible();
  });

  it.each([390, 1_280])(
    "[LIVE-STRIP-13] has each tile as high as the others at %i px, where the browser may skip some",
    async (width) => {
      await page.viewport(width, 800);
      const screen = await renderComponent(<LiveStrip {...states.three} />);
      const tiles = screen.getByRole("listitem").elements();
      expect(tiles.map((tile) => getComputedStyle(tile).contentVisibility)).toEqual([
        "visible",
        "auto",
        "auto",
      ]);
      const heights = () => new Set(tiles.map((tile) => tile.getBoundingClientRect().height));
      await expect.poll(() => heights().size).toBe(1);
    },
  );

  it("[LIVE-STRIP-4] is not there without events", async () => {
    const screen = await renderComponent(<LiveStrip {...states.empty} />);
    expect(screen.container.textContent).toBe("");
  });

  it("[LIVE-STRIP-5] says that an event is suspended", async () => {
    const screen = await renderComponent(<LiveStrip {...states["suspended and race"]} />);
    await expect.element(screen.getByText("Suspendu", { exact: true })).toBeVisible();
  });

  it("[LIVE-STRIP-6] lets the next tile peek in on a phone", async () => {
    await page.viewport(360, 800);
    const screen = await renderComponent(<LiveStrip {...states.three} />);
    const second = screen.getByRole("listitem").elements()[1]?.getBoundingClientRect();
    expect(second?.left).toBeLessThan(350);
    expect(second?.right).toBeGreaterThan(360);
    await page.viewport(1280, 800);
  });

  it("[LIVE-STRIP-7] shows a race with its meeting and its favourites", async () => {
    const screen = await renderComponent(<LiveStrip {...states["suspended and race"]} />);
    await expect.element(screen.getByText("Mons-Ghlin", { exact: true })).toBeVisible();
    const race = screen.getByRole("group", { name: "Gagnant, Prix des Remparts" });
    await expect.element(race.getByText("Vent de Mer", { exact: true })).toBeVisible();
  });

  it("[LIVE-STRIP-8] says of a match that it is over, with its score and without prices", async () => {
    const screen = await renderComponent(<LiveStrip {...states.ended} />);
    await expect.element(screen.getByText("Terminé", { exact: true })).toBeVisible();
    expect(screen.getByText("15:22").elements()).toEqual([]);
    expect(screen.getByRole("button").elements()).toEqual([]);
    await expect.element(screen.getByText(/Score\s: 2 à 1/)).toBeInTheDocument();
  });

  it("[LIVE-STRIP-9] marks an event with more markets", async () => {
    const screen = await renderComponent(<LiveStrip {...states["bet plus"]} />);
    await expect.element(screen.getByRole("button", { name: /^Bet\+/ })).toBeVisible();
  });

  it("[LIVE-STRIP-10] keeps its tiles while one of them has the focus", async () => {
    const screen = await renderComponent(<LiveStrip {...states.three} />);
    const links = () =>
      screen
        .getByRole("link")
        .elements()
        .map((link) => link.getAttribute("title"));
    const before = links();
    const [first] = screen.getByRole("link").elements();
    if (first instanceof HTMLElement) first.focus();
    await screen.rerender(<LiveStrip events={states.three.events.slice(1)} />);
    expect(links()).toEqual(before);
    if (first instanceof HTMLElement) first.blur();
    await expect.poll(links).toEqual(before.slice(1));
  });

  it("[LIVE-STRIP-11] accepts a press of a price in the tile that peeks in", async () => {
    await page.viewport(360, 800);
    const onPress = vi.fn();
    const screen = await renderComponent(
      <LiveStrip
        {...states.three}
        renderOutcome={(outcome) => (
          <button type="button" onClick={() => onPress(outcome.id)}>
            {outcome.shortName}
          </button>
        )}
      />,
    );
    const [price] = screen.getByRole("listitem").nth(1).getByRole("button").elements();
    if (!price) throw new Error("The second tile has no price.");
    await userEvent.click(price);
    expect(onPress).toHaveBeenCalledOnce();
    await page.viewport(1280, 800);
  });

  it("[LIVE-STRIP-12] shows a price of five figures whole where letters are spaced out", async () => {
    await page.viewport(320, 800);
    const markets = live.markets.map((market) => ({
      ...market,
      outcomes: market.outcomes.map((outcome) => ({ ...outcome, odds: 101.5 })),
    }));
    const screen = await renderComponent(
      <div style={{ width: 280 }}>
        <style>{"* { line-height: 1.5 !important; letter-spacing: 0.12em !important }"}</style>
        <LiveStrip events={[{ ...live, markets }]} />
      </div>,
    );
    const prices = screen.getByText("101.50", { exact: true }).elements();
    expect(prices).toHaveLength(3);
    for (const price of prices) {
      const outer = price.closest("button")?.getBoundingClientRect();
      const inner = price.getBoundingClientRect();
      expect(inner.left).toBeGreaterThanOrEqual(outer?.left ?? Infinity);
      expect(inner.right).toBeLessThanOrEqual(outer?.right ?? 0);
    }
    await page.viewport(1280, 800);
  });

  it("[LIVE-STRIP-14] draws only the tile of an event that changed", async () => {
    const renderOutcome = vi.fn<RenderOutcome>(() => null);
    const [first, ...others] = states.three.events;
    if (!first) throw new Error("The state has events.");
    const screen = await renderComponent(
      <LiveStrip events={[first, ...others]} renderOutcome={renderOutcome} />,
    );
    renderOutcome.mockClear();
    const scored = { ...first, competitionName: "Coupe" };
    await screen.rerender(<LiveStrip events={[scored, ...others]} renderOutcome={renderOutcome} />);
    expect(new Set(renderOutcome.mock.calls.map(([, { eventName }]) => eventName))).toEqual(
      new Set([first.name]),
    );
  });
});
