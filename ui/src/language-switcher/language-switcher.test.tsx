import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { languageSwitcherStates as states } from "./language-switcher.states.ts";
import { LanguageSwitcher } from "./language-switcher.tsx";

checkConformance("language switcher", LanguageSwitcher, states);

describe("language switcher", () => {
  it("[LANGUAGE-SWITCHER-1] [LANGUAGE-SWITCHER-4] links to this page in every language", async () => {
    const screen = await renderComponent(<LanguageSwitcher {...states.list} />, { locale: "en" });
    const links = screen.getByRole("navigation", { name: "Language" }).getByRole("link");
    expect(links.elements()).toHaveLength(3);
    const dutch = screen.getByRole("link", { name: "Nederlands" });
    await expect.element(dutch).toHaveAttribute("href", "/nl/voetbal/");
    await expect.element(dutch).toHaveAttribute("hreflang", "nl");
    await expect.element(dutch).toHaveAttribute("lang", "nl");
    await expect
      .element(screen.getByRole("link", { name: "English" }))
      .toHaveAttribute("aria-current", "true");
  });

  it("[LANGUAGE-SWITCHER-2] [ACCOUNT-51] has a flag for the eye alone beside each name", async () => {
    const screen = await renderComponent(<LanguageSwitcher {...states.list} />);
    const flags = [...screen.container.querySelectorAll("svg[data-flag]")];
    expect(flags.map((flag) => flag.getAttribute("data-flag"))).toEqual(["fr", "nl", "en"]);
    for (const flag of flags) expect(flag.getAttribute("aria-hidden")).toBe("true");
  });

  it("[LANGUAGE-SWITCHER-3] [LANGUAGE-SWITCHER-5] opens and closes by keyboard", async () => {
    const screen = await renderComponent(
      <>
        <LanguageSwitcher {...states.menu} />
        <button type="button">after</button>
      </>,
    );
    const dutch = screen.getByRole("link", { name: "Nederlands" });
    const summary = screen.container.querySelector("summary");
    expect(summary?.textContent).toBe("Français");
    expect(dutch.elements()).toEqual([]);
    summary?.focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dutch).toBeVisible();
    await userEvent.keyboard("{Tab}{Escape}");
    expect(dutch.elements()).toEqual([]);
    expect(document.activeElement).toBe(summary);
    await userEvent.keyboard("{Enter}{Tab}{Tab}{Tab}{Tab}");
    await expect.element(screen.getByRole("button", { name: "after" })).toHaveFocus();
    expect(dutch.elements()).toEqual([]);
  });
});
