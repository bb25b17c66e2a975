import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { EventRow } from "../event-row/index.ts";
import { marketColumns } from "../event-view/index.ts";
import { upcoming } from "../event-view/sample-events.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { marketRowStates as states } from "./market-row.states.ts";
import { MarketRow } from "./market-row.tsx";
import { MarketSwitch } from "./market-switch.tsx";

checkConformance("market row", MarketRow, states);

const { columns, children } = states["three markets"];

function drawAt(width: number, shown = columns) {
  return renderComponent(
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
    for (const heading of seen(screen.container, "[data-heading]")) {
      expect(heading.closest("[aria-hidden]")).not.toBeNull();
    }
    await expect.element(screen.getByRole("heading", { name: "Pro League" })).toBeVisible();
  });

  it("[MARKET-ROW-2] [CONSTANTS-47] [ACCOUNT-395] heads each outcome of three markets and no more", async () => {
    const fourth = { type: "fourth", name: "Mi-temps", headings: ["1/1"] };
    const screen = await drawAt(800, [...columns, fourth]);
    const texts = seen(screen.container, "[data-heading]").map(({ textContent }) => textContent);
    expect(texts).toEqual(["1", "X", "2", "+2,5", "−2,5", "Oui", "Non"]);
    expect(marketColumns([upcoming])).toEqual(columns);
  });

  it("[MARKET-ROW-5] names the market over each group, shorter where we have a name", async () => {
    const screen = await drawAt(800, states["names of ours"].columns);
    for (const name of ["Résultat", "Buts", "Les deux marquent"]) {
      await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
    }
    const server = await drawAt(800);
    await expect.element(server.getByText("Résultat du match", { exact: true })).toBeVisible();
  });

  it("[MARKET-ROW-6] lets a narrow list choose its market, and a wide one not", async () => {
    const onChange = vi.fn();
    await page.viewport(390, 800);
    const screen = await renderComponent(
      <>
        <MarketSwitch columns={columns} columnIndex={0} onChange={onChange} />
        <EventRow event={upcoming} columns={columns} columnIndex={1} />
      </>,
    );
    const total = screen.getByRole("radio", { name: "Buts" });
    await total.click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1, expect.anything());
    const prices = seen(screen.container, "button").map(({ textContent }) => textContent);
    expect(prices.map((text) => text?.slice(0, 4))).toEqual(["+2,5", "−2,5"]);
    await page.viewport(1280, 800);
    await expect.element(screen.getByRole("radio")).not.toBeInTheDocument();
  });

  it.each([500, 660, 800])("[MARKET-ROW-3] is over its prices at %d px", async (width) => {
    const screen = await drawAt(width);
    const headings = seen(screen.container, "[data-heading]");
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
  ])("[MARKET-ROW-4] at %d px there is space for %d outcomes", async (width, count) => {
    const screen = await drawAt(width);
    expect(seen(screen.container, "[data-heading]")).toHaveLength(count);
  });
});
