import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { ScrollTop } from "../scroll-top/index.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { footerStates as states } from "./footer.states.ts";
import { Footer } from "./footer.tsx";

checkConformance("footer", Footer, states);

describe("footer", () => {
  it("[FOOTER-1] is the page's contentinfo, with lists under headings", async () => {
    const screen = await renderComponent(<Footer {...states.whole} />);
    await expect.element(screen.getByRole("contentinfo")).toBeVisible();
    expect(screen.getByRole("heading", { level: 2 }).elements()).toHaveLength(4);
  });

  it("[FOOTER-2] [CONSTANTS-5] bars those under 18, and says from which age one may bet", async () => {
    const screen = await renderComponent(<Footer {...states.whole} />, { locale: "en" });
    await expect
      .element(screen.getByText(/prohibited to anyone under 18.*aged 21 and over/))
      .toBeVisible();
    await screen.rerender(<Footer {...states.whole} barredAge={21} />);
    await expect.element(screen.getByText(/prohibited to anyone under 21/)).toBeVisible();
    await expect.element(screen.getByText("21+")).toBeVisible();
  });

  it("[FOOTER-3] shows the licence's number", async () => {
    const screen = await renderComponent(<Footer {...states.whole} />);
    await expect.element(screen.getByText(/F1-0000/)).toBeVisible();
  });

  it("[FOOTER-4] [ACCOUNT-14] leads to the information pages in the person's language", async () => {
    const screen = await renderComponent(<Footer {...states.whole} />, { locale: "nl" });
    await expect
      .element(screen.getByRole("link", { name: "Contact" }))
      .toHaveAttribute("href", "/nl/support/contact-us/");
    await expect
      .element(screen.getByRole("link", { name: "Cookiebeleid" }))
      .toHaveAttribute("href", "/nl/cookie-policy/");
  });

  it.each([
    ["fr", "Accessibilité", "/support/accessibility/"],
    ["nl", "Toegankelijkheid", "/nl/support/accessibility/"],
    ["en", "Accessibility", "/en/support/accessibility/"],
  ] as const)(
    "[FOOTER-9] leads to the accessibility statement in %s",
    async (locale, name, href) => {
      const screen = await renderComponent(<Footer {...states.whole} />, { locale });
      await expect.element(screen.getByRole("link", { name })).toHaveAttribute("href", href);
    },
  );

  it.each([
    ["fr", "Garder le contrôle", "/garder-le-controle/"],
    ["nl", "Zelf de baas", "/nl/zelf-de-baas/"],
    ["en", "Stay in control", "/en/stay-in-control/"],
  ] as const)("[FOOTER-20] leads to the person's limits in %s", async (locale, name, href) => {
    await page.viewport(390, 800);
    const screen = await renderComponent(<Footer {...states.whole} />, { locale });
    await expect.element(screen.getByRole("link", { name })).toBeVisible();
    await expect.element(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  });

  it("[FOOTER-5] [ACCOUNT-81] has the same page in every language", async () => {
    const screen = await renderComponent(<Footer {...states.whole} />);
    await expect
      .element(screen.getByRole("link", { name: "Nederlands" }))
      .toHaveAttribute("hreflang", "nl");
    await expect
      .element(screen.getByRole("link", { name: "Français" }))
      .toHaveAttribute("aria-current", "true");
  });

  it("[FOOTER-6] opens other hosts in a new tab, and says so", async () => {
    const screen = await renderComponent(<Footer {...states.whole} />);
    const link = screen.getByRole("link", { name: /^Aide aux joueurs.*nouvel onglet/ });
    await expect.element(link).toHaveAttribute("target", "_blank");
  });

  it("[FOOTER-7] opens the settings", async () => {
    const onSettings = vi.fn();
    const screen = await renderComponent(<Footer {...states.whole} onSettings={onSettings} />);
    await screen.getByRole("button", { name: "Réglages" }).click();
    expect(onSettings).toHaveBeenCalledOnce();
  });

  it("[FOOTER-8] [ACCOUNT-82] leads to the reviews where there are any", async () => {
    const screen = await renderComponent(<Footer {...states["with the way to the reviews"]} />);
    const footer = screen.getByRole("contentinfo");
    const reviews = footer.getByRole("link", { name: /^Lire les avis/ });
    await expect.element(reviews).toBeVisible();
    await screen.rerender(<Footer {...states["with social links"]} />);
    await expect.element(reviews).not.toBeInTheDocument();
    await expect.element(footer.getByRole("link", { name: /^Facebook/ })).toBeVisible();
  });

  it("[FOOTER-11] has a logo beside the name of an organisation that helps, for the eye alone", async () => {
    const screen = await renderComponent(<Footer {...states.whole} />);
    const link = screen.getByRole("link", { name: /^Aide aux joueurs/ }).element();
    expect(link.querySelector("img")?.getAttribute("alt")).toBe("");
    expect(screen.getByRole("img").elements()).toEqual([]);
  });

  it("[FOOTER-13] leaves room for the way to the top at its end", async () => {
    const screen = await renderComponent(
      <>
        <Footer {...states.whole} />
        <ScrollTop scrolled={2_000} onPress={() => undefined} />
      </>,
    );
    const end = screen.getByRole("contentinfo").element().lastElementChild;
    window.scrollTo({ top: document.documentElement.scrollHeight });
    const top = screen.getByRole("button", { name: "Retour en haut" }).element();
    expect(end?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      top.getBoundingClientRect().top,
    );
  });

  it("[FOOTER-12] [ACCOUNT-131] has the page's text for searchers", async () => {
    const screen = await renderComponent(<Footer {...states["with a text for searchers"]} />);
    await expect
      .element(screen.getByRole("contentinfo").getByText(/^Pariez sur le football/))
      .toBeVisible();
  });

  it("[FOOTER-10] folds its groups on a phone", async () => {
    await page.viewport(390, 800);
    const screen = await renderComponent(<Footer {...states.whole} />);
    const toggle = screen.getByRole("button", { name: "Informations" });
    await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByRole("link", { name: "Nous contacter" }).elements()).toEqual([]);
    await toggle.click();
    await expect.element(toggle).toHaveAttribute("aria-expanded", "true");
    await expect.element(screen.getByRole("link", { name: "Nous contacter" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /^Aide aux joueurs/ })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Réglages" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Nederlands" })).toBeVisible();
    await page.viewport(1280, 800);
    await expect.element(screen.getByRole("link", { name: "Nederlands" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Informations" }).elements()).toEqual([]);
  });

  it("[FOOTER-14] draws a folded group once it is opened", async () => {
    await page.viewport(390, 800);
    const screen = await renderComponent(<Footer {...states.whole} />);
    const contact = () => screen.getByText("Nous contacter").elements();
    expect(contact()).toEqual([]);
    await screen.getByRole("button", { name: "Informations" }).click();
    await expect.poll(() => contact().length).toBe(1);
    await screen.getByRole("button", { name: "Informations" }).click();
    await expect.poll(() => contact().length).toBe(0);
    await page.viewport(1280, 800);
    await expect.poll(() => contact().length).toBe(1);
  });
});
