import fc from "fast-check";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { priceHistoryStates as states } from "./price-history.states.ts";
import { PriceHistory, type PriceHistoryProps } from "./price-history.tsx";
import { historyOf, price } from "./sample-history.ts";
import { chartHeight, chartWidth, stepsOf } from "./steps-geometry.ts";

checkConformance("price history", PriceHistory, states);

/** A price at that distance from the top of the window, with its history. */
function WithPrice({ top, ...props }: PriceHistoryProps & { readonly top: number }) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <button
        ref={setButton}
        type="button"
        style={{ position: "fixed", top, left: 20, width: 120, height: 44 }}
      >
        2.60
      </button>
      {button && <PriceHistory {...props} anchor={{ current: button }} />}
    </>
  );
}

const textOf = async (state: keyof typeof states, overrides = {}) => {
  const screen = await renderComponent(<PriceHistory {...states[state]} />, overrides);
  const text = screen.getByRole("dialog").element().textContent;
  await screen.unmount();
  return text;
};

describe("price history", () => {
  it("[PRICE-HISTORY-1] has the focus, a name, and gives the focus back", async () => {
    const onClose = vi.fn();
    const props = { ...states.rising, onClose };
    const screen = await renderComponent(<WithPrice {...props} top={300} />);
    const panel = screen.getByRole("dialog", {
      name: "Historique de la cote : Club Brugge, Résultat du match, Club Brugge – Anderlecht",
    });
    await expect.element(panel).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await userEvent.keyboard("{Escape}");
    expect(onClose.mock.calls.map(([reason]) => reason)).toEqual(["outside", "escape"]);
  });

  it("[PRICE-HISTORY-2] is a tooltip under the pointer, and stays while that is on it", async () => {
    const onEnter = vi.fn();
    const onClose = vi.fn();
    const props = { ...states["opened by the pointer"], onEnter, onClose };
    const screen = await renderComponent(<WithPrice {...props} top={300} />);
    const panel = screen.getByRole("tooltip");
    await expect.element(panel).toBeVisible();
    await expect.element(panel).not.toHaveFocus();
    await userEvent.hover(panel);
    expect(onEnter).toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledExactlyOnceWith("escape", expect.anything());
  });

  it.each([0, 60, 300, 500])("[PRICE-HISTORY-3] leaves a price free that is at %d", async (top) => {
    const screen = await renderComponent(<WithPrice {...states.suspended} top={top} />);
    const button = screen.getByText("2.60", { exact: true }).first().element();
    const outer = button.getBoundingClientRect();
    const inner = screen.getByRole("dialog").element().getBoundingClientRect();
    expect(inner.bottom <= outer.top || inner.top >= outer.bottom).toBe(true);
    expect(inner.width).toBe(232);
  });

  it("[PRICE-HISTORY-4] [PRICE-HISTORY-6] says where the price went, and since when", async () => {
    expect(await textOf("rising")).toContain("2.10puis2.60en haussedepuis midi");
    expect(await textOf("falling")).toContain("2.60puis2.20en baissedepuis 12:30");
    expect(await textOf("back where it began")).toContain("2.10puis2.10revenue au départ");
    expect(await textOf("never moved")).toContain("2.10inchangée depuis hier 14:00");
    expect(await textOf("one point")).toContain("2.10inchangée depuis 13:59");
  });

  it("[PRICE-HISTORY-5] has text for what its steps show", async () => {
    const screen = await renderComponent(<PriceHistory {...states.rising} />);
    for (const drawing of screen.getByRole("dialog").element().querySelectorAll("svg")) {
      expect(drawing.getAttribute("aria-hidden") ?? drawing.closest("[aria-hidden]")).toBeTruthy();
    }
    const range = "Au plus haut 2.75 à la 53′, au plus bas 1.55 à la 24′.";
    expect(screen.getByRole("dialog").element().textContent).toContain(range);
  });

  it("[PRICE-HISTORY-7] says minutes in play, and otherwise times of the person's zone", async () => {
    const late = "Au plus haut 15.00 à la 90+3′, au plus bas 1.55 à la 24′.";
    expect(await textOf("stoppage time")).toContain(late);
    const since = "Au plus haut 2.00 à 13:00, au plus bas 1.80 hier à 21:00.";
    expect(await textOf("since yesterday")).toContain(since);
    const tokyo = { timeZone: "Asia/Tokyo", locale: "en" };
    expect(await textOf("since yesterday", tokyo)).toContain("since 04:00");
  });

  it("[PRICE-HISTORY-8] says what happened at the largest step that has a cause", async () => {
    expect(await textOf("rising")).toContain("53′ carton rouge");
    expect(await textOf("since a minute")).toContain("22′ suspension");
    expect(await textOf("falling")).not.toContain("but");
  });

  it("[PRICE-HISTORY-9] follows the odds format", async () => {
    expect(await textOf("rising", { oddsFormat: "american" })).toContain("+110puis+160");
  });

  it("[PRICE-HISTORY-10] says that it is suspended, that there is none, and tries again", async () => {
    expect(await textOf("suspended")).toContain("Suspendue pour le moment");
    expect(await textOf("none")).toContain("Pas d’historique pour cette cote.");
    const onRetry = vi.fn();
    const screen = await renderComponent(<PriceHistory {...states.failed} onRetry={onRetry} />);
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[PRICE-HISTORY-11] draws steps of one width from the highest to the lowest", () => {
    const prices = fc.array(fc.integer({ min: 101, max: 9_999 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(prices, (hundredths) => {
        const { summary } = historyOf(
          hundredths.map((hundred, index) => price(index, hundred / 100)),
        );
        const { dots, end } = stepsOf(summary);
        expect(dots).toHaveLength(summary.points.length);
        const width = (chartWidth - 8) / dots.length;
        for (const [index, { x, y }] of dots.entries()) {
          expect(x).toBeCloseTo(4 + index * width, 0);
          expect(y).toBeGreaterThanOrEqual(4);
          expect(y).toBeLessThanOrEqual(chartHeight - 4);
          for (const [other, dot] of dots.entries()) {
            const isHigher =
              (summary.points[index]?.odds ?? 0) > (summary.points[other]?.odds ?? 0);
            if (isHigher) expect(y).toBeLessThanOrEqual(dot.y);
          }
        }
        expect(end).toEqual({ x: chartWidth - 4, y: dots.at(-1)?.y });
      }),
    );
  });
});
