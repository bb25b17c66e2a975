import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { loyaltyPageStates as states } from "./loyalty-page.states.ts";
import { LoyaltyPage } from "./loyalty-page.tsx";

checkConformance("loyalty page", LoyaltyPage, states);

describe("loyalty page", () => {
  it("[LOYALTY-PAGE-1] is one of the programme's pages", async () => {
    const screen = await renderComponent(<LoyaltyPage {...states.levels} />, { locale: "en" });
    expect(screen.getByRole("heading", { level: 1 }).elements()).toHaveLength(1);
    const pages = screen.getByRole("navigation", { name: "Pages of the programme" });
    const current = pages.getByRole("link", { name: "Levels" });
    await expect.element(current).toHaveAttribute("aria-current", "page");
    await expect.element(current).toHaveAttribute("href", "/en/maxpayout/your-maxpayout-levels/");
  });

  it("[LOYALTY-PAGE-2] says what a stake earns and what a coin is worth", async () => {
    const screen = await renderComponent(<LoyaltyPage {...states.visitor} />, { locale: "en" });
    await expect.element(screen.getByText(/€1\.00 you stake earns 10 points/)).toBeVisible();
    await expect.element(screen.getByText(/worth €0\.01.*1,000 coins a day/)).toBeVisible();
  });

  it("[LOYALTY-PAGE-3] prompts a visitor to log in", async () => {
    const onLogIn = vi.fn();
    const screen = await renderComponent(<LoyaltyPage {...states.visitor} onLogIn={onLogIn} />);
    await screen.getByRole("button", { name: "Connexion" }).click();
    expect(onLogIn).toHaveBeenCalledOnce();
    const convert = screen.getByRole("button", { name: "Convertir mes coins" });
    await expect.element(convert).toHaveAttribute("aria-disabled", "true");
    await expect.element(convert).toHaveAccessibleDescription(/Connectez-vous/);
  });

  it("[LOYALTY-PAGE-4] shows a person's place, and nothing of it on level Zero", async () => {
    const onConvert = vi.fn();
    const screen = await renderComponent(<LoyaltyPage {...states.person} onConvert={onConvert} />);
    await screen.getByRole("button", { name: "Convertir mes coins" }).click();
    expect(onConvert).toHaveBeenCalledOnce();
    await screen.rerender(<LoyaltyPage {...states["level zero"]} />);
    expect(screen.getByRole("button").elements()).toEqual([]);
  });

  it.each([390, 1280])(
    "[LOYALTY-PAGE-7] keeps the panel's room for a session that is awaited, at %i px",
    async (width) => {
      await page.viewport(width, 800);
      const screen = await renderComponent(<LoyaltyPage {...states.visitor} />);
      const end = () =>
        screen
          .getByText(/n’est pas une raison/)
          .element()
          .getBoundingClientRect().bottom;
      document.documentElement.dataset.awaitsPerson = "session";
      expect(screen.getByRole("button").elements()).toEqual([]);
      const awaited = end();
      delete document.documentElement.dataset.awaitsPerson;
      await screen.rerender(<LoyaltyPage {...states.person} />);
      expect(Math.abs(end() - awaited)).toBeLessThan(24);
      await page.viewport(1280, 800);
    },
  );

  it("[LOYALTY-PAGE-5] lists the levels and marks the person's own", async () => {
    const screen = await renderComponent(<LoyaltyPage {...states["levels of a person"]} />);
    const levels = screen.getByRole("list", { name: "Niveaux et points" }).getByRole("listitem");
    expect(levels.elements()).toHaveLength(4);
    expect(levels.nth(0).element().textContent).toMatch(/Bleu.*Votre niveau/);
    expect(levels.nth(1).element().textContent).toMatch(/20\s000 points/);
  });

  it("[LOYALTY-PAGE-6] answers questions and states the terms", async () => {
    const screen = await renderComponent(<LoyaltyPage {...states.terms} />, { locale: "en" });
    expect(screen.getByRole("term").elements()).toHaveLength(4);
    await expect.element(screen.getByText(/aged 21 and over/)).toBeVisible();
  });
});
