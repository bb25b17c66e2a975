import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { loyaltyPanelStates as states } from "./loyalty-panel.states.ts";
import { LoyaltyPanel } from "./loyalty-panel.tsx";

checkConformance("loyalty panel", LoyaltyPanel, states);

describe("loyalty panel", () => {
  it("[LOYALTY-PANEL-1] [LOYALTY-PANEL-2] says level, points, coins and the way in words", async () => {
    const screen = await renderComponent(<LoyaltyPanel {...states.usual} />, { locale: "en" });
    const region = screen.getByRole("region", { name: "Premium League" });
    await expect.element(region.getByText("Blue")).toBeVisible();
    const way = "62% of the way to Platinum level";
    await expect.element(region.getByText(way)).toBeVisible();
    await expect
      .element(region.getByRole("progressbar", { name: way }))
      .toHaveAttribute("aria-valuenow", "62");
    await expect.element(region.getByRole("definition").nth(1)).toHaveTextContent("340");
  });

  it.each(["fr", "nl", "en"] as const)("[LOYALTY-PANEL-3] groups points in %s", async (locale) => {
    const screen = await renderComponent(<LoyaltyPanel {...states.usual} />, { locale });
    expect(screen.getByRole("definition").nth(0).element().textContent).toBe("12\u00a0480");
  });

  it("[LOYALTY-PANEL-4] opens the converter, but not without coins", async () => {
    const onConvert = vi.fn();
    const screen = await renderComponent(<LoyaltyPanel {...states.usual} onConvert={onConvert} />);
    const button = screen.getByRole("button", { name: "Convertir mes coins" });
    await button.click();
    await screen.rerender(<LoyaltyPanel {...states["just begun"]} onConvert={onConvert} />);
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(button).toHaveAccessibleDescription(/au moins un coin/);
    button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onConvert).toHaveBeenCalledOnce();
  });

  it("[LOYALTY-PANEL-5] leads to the programme", async () => {
    const screen = await renderComponent(<LoyaltyPanel {...states.usual} />, { locale: "nl" });
    await expect.element(screen.getByRole("link")).toHaveAttribute("href", "/nl/maxpayout/");
  });

  it("[LOYALTY-PANEL-7] opens from its level by keyboard", async () => {
    const screen = await renderComponent(<LoyaltyPanel {...states.folded} />, { locale: "en" });
    const points = screen.getByRole("definition").nth(0);
    await expect.element(screen.getByText("12\u00a0480")).not.toBeVisible();
    screen.container.querySelector("summary")?.focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(points).toBeVisible();
  });

  it("[LOYALTY-PANEL-8] leads nowhere on its own page", async () => {
    const screen = await renderComponent(<LoyaltyPanel {...states["on its own page"]} />);
    expect(screen.getByRole("link").elements()).toEqual([]);
  });

  it("[LOYALTY-PANEL-9] is a ladder on its own page, as far as the server says", async () => {
    const screen = await renderComponent(<LoyaltyPanel {...states["on its own page"]} />);
    await expect.element(screen.getByText(/^Encore 7\s520 points jusqu’à Platine$/)).toBeVisible();
    const levels = screen.getByRole("list", { name: "Niveaux et points" }).getByRole("listitem");
    expect(levels.elements()).toHaveLength(4);
    const middleOf = (element: Element | undefined) => {
      const box = element?.getBoundingClientRect();
      return box === undefined ? Number.NaN : box.left + box.width / 2;
    };
    const [first, second] = levels.elements().map((level) => middleOf(level));
    const way = screen.getByRole("progressbar");
    await expect.element(way).toHaveAttribute("aria-valuenow", "62");
    const step = (second ?? 0) - (first ?? 0);
    const end = way.element().getBoundingClientRect().right;
    expect((end - (first ?? 0)) / step).toBeCloseTo(0.62, 1);
    expect(
      middleOf(
        screen
          .getByText(/^12\s480$/)
          .first()
          .element(),
      ),
    ).toBeCloseTo(end, 0);
    await screen.rerender(<LoyaltyPanel {...states["long text"]} layout="own-page" />);
    expect(screen.getByRole("list").elements()).toEqual([]);
  });

  it("[LOYALTY-PANEL-6] says that there is no higher level", async () => {
    const screen = await renderComponent(<LoyaltyPanel {...states["highest level"]} />);
    await expect.element(screen.getByText("Vous êtes au niveau le plus élevé.")).toBeVisible();
  });
});
