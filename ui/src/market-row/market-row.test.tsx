import { describe, expect, it } from "vitest";
import { EventRow } from "../event-row/index.ts";
import { marketColumns } from "../event-view/index.ts";
import { upcoming } from "../event-view/sample-events.ts";
import { checkConformance, renderSurface } from "../testing/index.ts";
import { marketRowStates as states } from "./market-row.states.ts";
import { MarketRow } from "./market-row.tsx";

checkConformance("market row", MarketRow, states);

const { columns, children } = states["three markets"];

function drawAt(width: number, shown = columns) {
  return renderSurface(
    <div style={{ width }}>
      <MarketRow columns={shown}>{children}</MarketRow>
      <EventRow event={upcoming} columns={shown} />
    </div>,
  );
}

function seen(container: Element, selector: string): Element[] {
  return [...container.querySelectorAll(selector)].filter((each) => each.clientWidth > 1);
}

describe("market row", () => {
  it("[MARKET-ROW-1] has headings for the eye alone", async () => {
    const screen = await drawAt(800);
    for (const heading of seen(screen.container, ".text-center")) {
      expect(heading.closest("[aria-hidden]")).not.toBeNull();
    }
    await expect.element(screen.getByRole("heading", { name: "Pro League" })).toBeVisible();
  });

  it("[MARKET-ROW-2] [CONSTANTS-47] heads each outcome of three markets and no more", async () => {
    const fourth = { type: "fourth", name: "Mi-temps", headings: ["1/1"] };
    const screen = await drawAt(800, [...columns, fourth]);
    const texts = seen(screen.container, ".text-center").map(({ textContent }) => textContent);
    expect(texts).toEqual(["1", "X", "2", "+2,5", "−2,5", "Oui", "Non"]);
    expect(marketColumns([upcoming])).toEqual(columns);
  });

  it.each([500, 660, 800])("[MARKET-ROW-3] stands over its prices at %d px", async (width) => {
    const screen = await drawAt(width);
    const headings = seen(screen.container, ".text-center");
    const prices = seen(screen.container, "button");
    expect(headings.length).toBe(prices.length);
    headings.forEach((heading, index) => {
      const price = prices[index]?.getBoundingClientRect();
      expect(heading.getBoundingClientRect().left).toBeCloseTo(price?.left ?? 0, 0);
    });
  });

  it.each([
    [500, 3],
    [660, 5],
    [800, 7],
  ])("[MARKET-ROW-4] at %d px there is room for %d outcomes", async (width, count) => {
    const screen = await drawAt(width);
    expect(seen(screen.container, ".text-center")).toHaveLength(count);
  });
});
