import { describe, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  checkConformance,
  checkSeenDifference,
  detailsOf,
  renderComponent,
} from "../testing/index.ts";
import { oddsButtonStates as states } from "./odds-button.states.ts";
import { OddsButton } from "./odds-button.tsx";
import { findShownPrice } from "./shown-price.ts";

checkConformance("odds button", OddsButton, states);

describe("odds button", () => {
  it("[ODDS-BUTTON-1] says by aria-pressed whether it is selected", async () => {
    const screen = await renderComponent(<OddsButton {...states.selected} />);
    await expect.element(screen.getByRole("button")).toHaveAttribute("aria-pressed", "true");
    await screen.rerender(<OddsButton {...states.open} />);
    await expect.element(screen.getByRole("button")).toHaveAttribute("aria-pressed", "false");
  });

  it("[ODDS-BUTTON-2] is named by what is seen, then outcome, market and event", async () => {
    const screen = await renderComponent(<OddsButton {...states.open} />);
    await expect
      .element(screen.getByRole("button"))
      .toHaveAccessibleName("X 3.60 , Match nul, Résultat du match, Club Brugge – Anderlecht");
  });

  it("[ODDS-BUTTON-21] says once what its label says whole", async () => {
    const screen = await renderComponent(<OddsButton {...states["whole name"]} />);
    const button = screen.getByRole("button");
    const context = "Résultat du match, Club Brugge – Anderlecht";
    await expect.element(button).toHaveAccessibleName(`Match nul 3.60 , ${context}`);
    const priceOnly = { ...states["whole name"], layout: "price" } as const;
    await screen.rerender(<OddsButton {...priceOnly} />);
    await expect.element(button).toHaveAccessibleName(`3.60 , Match nul, ${context}`);
    await screen.rerender(<OddsButton {...states["whole name"]} movement="up" />);
    await expect.element(button).toHaveAccessibleName(`Match nul 3.60 , en hausse, ${context}`);
    await screen.rerender(<OddsButton {...states["whole name in a list"]} />);
    await expect.element(button).toHaveAccessibleName(`Match nul 3.60 , ${context}, Populaires`);
  });

  it("[ODDS-BUTTON-23] names its outcome where a wide coupon hides the label", async () => {
    const yes = { ...states.open.outcome, name: "Oui", shortName: "Oui" };
    const screen = await renderComponent(
      <div className="gs:@container/coupon" style={{ width: 600 }}>
        <OddsButton {...states.open} layout="coupon" outcome={yes} />
      </div>,
    );
    await expect
      .element(screen.getByRole("button"))
      .toHaveAccessibleName("3.60 , Oui, Résultat du match, Club Brugge – Anderlecht");
  });

  it("[ODDS-BUTTON-3] keeps its node and focus through ticks", async () => {
    const screen = await renderComponent(<OddsButton {...states.open} />);
    const button = screen.getByRole("button").element();
    if (button instanceof HTMLElement) button.focus();
    for (const odds of [3.55, 1, null, "SP", 3.7] as const) {
      const outcome = { ...states.open.outcome, odds };
      await screen.rerender(<OddsButton {...states.open} outcome={outcome} />);
    }
    expect(screen.getByRole("button").element()).toBe(button);
    expect(screen.container.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
  });

  it("[ODDS-BUTTON-4] [ODDS-BUTTON-10] shows a movement in words and by the corner's position", async () => {
    const screen = await renderComponent(<OddsButton {...states["moved up"]} />);
    const button = screen.getByRole("button");
    await expect.element(button).toHaveAttribute("data-movement", "up");
    await expect.element(button).toHaveAccessibleName(/en hausse/);
    await screen.rerender(<OddsButton {...states["moved down"]} />);
    await expect.element(button).toHaveAccessibleName(/en baisse/);
  });

  it("[ODDS-BUTTON-5] is 44 px high", async () => {
    const screen = await renderComponent(<OddsButton {...states.open} />);
    expect(
      screen.getByRole("button").element().getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44);
  });

  it("[ODDS-BUTTON-6] [ODDS-BUTTON-22] reports which outcome was pressed, and how", async () => {
    const onToggle = vi.fn();
    const screen = await renderComponent(<OddsButton {...states.open} onToggle={onToggle} />);
    await screen.getByRole("button").click();
    await userEvent.keyboard("{Enter}");
    expect(onToggle.mock.calls).toEqual([
      ["outcome-draw", detailsOf("pointer")],
      ["outcome-draw", detailsOf("keyboard")],
    ]);
  });

  it("[ODDS-BUTTON-7] is disabled without odds", async () => {
    const screen = await renderComponent(<OddsButton {...states["no price"]} />);
    await expect.element(screen.getByRole("button")).toBeDisabled();
  });

  it("[ODDS-BUTTON-8] stays active when suspended or at starting price, not at odds 1", async () => {
    const screen = await renderComponent(<OddsButton {...states.suspended} />);
    await expect.element(screen.getByRole("button")).toBeEnabled();
    await screen.rerender(<OddsButton {...states["starting price"]} />);
    await expect.element(screen.getByRole("button")).toBeEnabled();
    await screen.rerender(<OddsButton {...states["locked at odds 1"]} />);
    await expect.element(screen.getByRole("button")).toBeDisabled();
  });

  it("[ODDS-BUTTON-9] shows a lock where there is no price above 1", async () => {
    const screen = await renderComponent(<OddsButton {...states["locked at odds 1"]} />);
    await expect.element(screen.getByRole("button")).toHaveAttribute("data-locked");
    await expect.element(screen.getByText("Cote fermée")).toBeInTheDocument();
  });

  it("[ODDS-BUTTON-11] follows the odds format", async () => {
    const screen = await renderComponent(<OddsButton {...states.open} />, {
      oddsFormat: "american",
    });
    await expect.element(screen.getByText("+260")).toBeVisible();
  });

  it("[ODDS-BUTTON-12] keeps a short label whole beside the longest price", async () => {
    const screen = await renderComponent(
      <div style={{ width: 78 }}>
        <OddsButton {...states["highest price in a tile"]} />
      </div>,
    );
    const label = screen.getByText("X", { exact: true }).element();
    const price = screen.getByText("100.00", { exact: true }).element().getBoundingClientRect();
    const button = screen.getByRole("button").element().getBoundingClientRect();
    expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
    expect(label.getBoundingClientRect().left).toBeGreaterThan(button.left);
    expect(label.getBoundingClientRect().right).toBeLessThan(price.left);
    expect(price.right).toBeLessThan(button.right);
  });

  it("[ODDS-BUTTON-13] lets a whole name continue on further lines", async () => {
    const screen = await renderComponent(
      <div style={{ width: 180 }}>
        <OddsButton {...states.named} />
      </div>,
    );
    const label = screen.getByText(states.named.outcome.shortName).element();
    expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
    expect(label.getBoundingClientRect().height).toBeGreaterThan(24);
    await expect.element(screen.getByText("3.60", { exact: true })).toBeVisible();
  });

  it("[ODDS-BUTTON-14] leaves the label where it was when the price is locked", async () => {
    const { named } = states;
    const screen = await renderComponent(<OddsButton {...named} />);
    const label = screen.getByText(named.outcome.shortName, { exact: true });
    const before = label.element().getBoundingClientRect().left;
    await screen.rerender(<OddsButton {...named} outcome={{ ...named.outcome, odds: null }} />);
    const after = label.element().getBoundingClientRect().left;
    // The locked box has an edge of one pixel.
    expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
  });

  it("[ODDS-BUTTON-15] keeps its price whole when letters are spaced", async () => {
    const spaced = { width: 76, letterSpacing: "0.12em", wordSpacing: "0.16em" };
    const screen = await renderComponent(
      <div style={spaced}>
        <OddsButton {...states["highest price in a tile"]} />
      </div>,
    );
    const button = screen.getByRole("button").element();
    const price = screen.getByText("100.00").element();
    price.setAttribute("style", "letter-spacing: 0.12em; line-height: 1.5");
    const outer = button.getBoundingClientRect();
    const inner = price.getBoundingClientRect();
    expect(inner.left).toBeGreaterThanOrEqual(outer.left);
    expect(inner.right).toBeLessThanOrEqual(outer.right);
    expect(inner.bottom).toBeLessThanOrEqual(outer.bottom + 2);
  });

  it("[ODDS-BUTTON-15] grows with a label over its price that needs two lines when it is spaced", async () => {
    const { open } = states;
    const screen = await renderComponent(
      <div className="gs:@container/coupon" style={{ width: 600 }}>
        <style>{"* { line-height: 1.5 !important; letter-spacing: 0.12em !important }"}</style>
        <div style={{ width: 60 }}>
          <OddsButton
            {...open}
            layout="line"
            outcome={{ ...open.outcome, shortName: "Plus 218.5", odds: 2.75 }}
          />
        </div>
      </div>,
    );
    const outer = screen.getByRole("button").element().getBoundingClientRect();
    const inner = screen.getByText("2.75").element().getBoundingClientRect();
    expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
    expect(inner.right).toBeLessThanOrEqual(outer.right);
  });

  it.for([
    [18, "18.00", 56],
    [200, "200.00", 58],
    [1000, "1000.00", 58],
  ] as const)(
    "[ODDS-BUTTON-15] keeps %d whole in a coupon's column",
    async ([odds, text, width]) => {
      const { open } = states;
      const screen = await renderComponent(
        <div className="gs:@container/coupon" style={{ width: 600 }}>
          <style>{"* { letter-spacing: 0.12em !important }"}</style>
          <div style={{ width }}>
            <OddsButton {...open} layout="coupon" outcome={{ ...open.outcome, odds }} />
          </div>
        </div>,
      );
      const outer = screen.getByRole("button").element();
      expect(outer.scrollWidth).toBeLessThanOrEqual(outer.clientWidth);
      const inner = screen.getByText(text).element().getBoundingClientRect();
      const { left, right } = outer.getBoundingClientRect();
      expect(inner.left).toBeGreaterThanOrEqual(left);
      expect(inner.right).toBeLessThanOrEqual(right);
    },
  );

  it("[ODDS-BUTTON-16] says why it can't be chosen, and still reports a click", async () => {
    const onToggle = vi.fn();
    const screen = await renderComponent(<OddsButton {...states.blocked} onToggle={onToggle} />);
    const button = screen.getByRole("button");
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(button).toHaveAccessibleDescription(/Incompatible avec/);
    button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith("outcome-draw", detailsOf("keyboard"));
  });

  it("[ODDS-BUTTON-17] shows that it is selected in every theme, by more than a hue", async () => {
    await checkSeenDifference(
      <OddsButton {...states.open} />,
      <OddsButton {...states.selected} />,
      (container) => container.querySelector("button") as Element,
    );
  });

  it.each(["up", "down"] as const)(
    "[ODDS-BUTTON-18] shows on a selected price too that it moved %s",
    async (movement) => {
      await checkSeenDifference(
        <OddsButton {...states.selected} />,
        <OddsButton {...states.selected} movement={movement} />,
        (container) => container.querySelector("button") as Element,
        40,
      );
    },
  );

  it.each(["up", "down"] as const)(
    "[ODDS-BUTTON-19] keeps the triangle of a price that moved %s where the text is twice its size",
    async (movement) => {
      const screen = await renderComponent(<OddsButton {...states.open} movement={movement} />);
      const corner = screen.getByRole("button").element().querySelector(":scope > span:last-child");
      if (corner === null) throw new Error("The price shows no movement.");
      const { borderTopWidth, borderRightWidth, forcedColorAdjust } = getComputedStyle(corner);
      expect([borderTopWidth, borderRightWidth]).toEqual(["6px", "6px"]);
      expect(corner.getBoundingClientRect()).toMatchObject({ width: 12, height: 12 });
      // The system would give every side one colour, and leave a square.
      expect(forcedColorAdjust).toBe("none");
      document.documentElement.style.fontSize = "200%";
      onTestFinished(() => {
        document.documentElement.style.removeProperty("font-size");
      });
      const enlarged = getComputedStyle(corner);
      expect([enlarged.borderTopWidth, enlarged.borderRightWidth]).toEqual(["12px", "12px"]);
      expect(corner.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 });
    },
  );

  it.each(["gs:bg-page", "gs:bg-surface"])(
    "[ODDS-BUTTON-20] has an edge that is seen on %s, whatever is in it",
    async (ground) => {
      const drawn = (hidden: string) => (
        <div className={ground} style={{ width: 100 }}>
          <style>{`${hidden} { visibility: hidden }`}</style>
          <OddsButton {...states.open} />
        </div>
      );
      await checkSeenDifference(
        drawn("button"),
        drawn("button > span"),
        (container) => container.firstElementChild as Element,
        90,
      );
    },
  );

  it("[ODDS-BUTTON-24] says what it shows, from anything in it", async () => {
    const { open } = states;
    const screen = await renderComponent(<OddsButton {...open} />);
    const button = screen.getByRole("button").element();
    const price = {
      outcomeId: "outcome-draw",
      outcomeName: "Match nul",
      marketName: "Résultat du match",
      eventName: "Club Brugge – Anderlecht",
    };
    expect(findShownPrice(screen.getByText("3.60").element())).toEqual({ button, price });
    const other = { ...open.outcome, id: "another" };
    await screen.rerender(<OddsButton {...open} outcome={other} />);
    expect(findShownPrice(button)?.price.outcomeId).toBe("another");
    expect(findShownPrice(document.body)).toBeNull();
    expect(button.outerHTML).not.toContain("another");
  });
});
