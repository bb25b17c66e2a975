import { describe, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { siteSettingsStates as states } from "./site-settings.states.ts";
import { SiteSettings } from "./site-settings.tsx";

checkConformance("settings", SiteSettings, states);

const changed = states.changed;

describe("settings", () => {
  it("[SITE-SETTINGS-1] is a dialog that Escape closes", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(<SiteSettings {...changed} onClose={onClose} />);
    await expect.element(screen.getByRole("dialog", { name: "Réglages" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("[SITE-SETTINGS-2] [SITE-SETTINGS-3] says what is in force, and what it means", async () => {
    const screen = await renderComponent(<SiteSettings {...changed} />, { locale: "en" });
    await expect.element(screen.getByRole("radio", { name: "Fractional" })).toBeChecked();
    await expect.element(screen.getByRole("radio", { name: "Higher odds" })).toBeChecked();
    await expect.element(screen.getByText(/higher odds are accepted/i)).toBeVisible();
  });

  it("[SITE-SETTINGS-4] [SITE-SETTINGS-15] reports one change at a time, by keyboard too", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(<SiteSettings {...changed} onChange={onChange} />, {
      locale: "en",
    });
    await screen.getByRole("radio", { name: "American" }).click();
    expect(onChange).toHaveBeenLastCalledWith({ oddsFormat: "american" }, detailsOf("pointer"));
    (screen.getByRole("radio", { name: "Higher odds" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(onChange).toHaveBeenLastCalledWith({ acceptOdds: "none" }, detailsOf("keyboard"));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it("[SITE-SETTINGS-5] finds a zone by typing, says how many are left, and applies it", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(<SiteSettings {...changed} onChange={onChange} />);
    await screen.getByRole("searchbox").fill("belgique");
    await expect.element(screen.getByText("1 fuseau trouvé")).toBeVisible();
    await screen.getByRole("radio", { name: /Bruxelles/ }).click();
    expect(onChange).toHaveBeenCalledWith({ timeZone: "Europe/Brussels" }, detailsOf("pointer"));
  });

  it("[SITE-SETTINGS-6] says that nothing is found, and still names the chosen zone", async () => {
    const screen = await renderComponent(<SiteSettings {...changed} />, { locale: "nl" });
    await screen.getByRole("searchbox").fill("atlantis");
    await expect.element(screen.getByText(/atlantis/)).toBeVisible();
    await expect.element(screen.getByText(/Calcutta/)).toBeVisible();
  });

  it("[SITE-SETTINGS-14] opens the list at the chosen zone and names it before", async () => {
    const screen = await renderComponent(<SiteSettings {...changed} />, { locale: "en" });
    const zones = screen.getByRole("group", { name: "Time zone" });
    const radio = zones.getByRole("radio", { name: /Kolkata/ });
    await expect.element(radio).toBeChecked();
    const list = zones.element().getBoundingClientRect();
    const row = radio.element().getBoundingClientRect();
    expect(row.top).toBeGreaterThan(list.top);
    expect(row.bottom).toBeLessThan(list.bottom);
    const named = screen.getByText(/^Chosen time zone: .*Kolkata/).element();
    expect(named.getBoundingClientRect().bottom).toBeLessThan(list.top);
  });

  it("[SITE-SETTINGS-17] has messages stay by a switch that says what is otherwise", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(<SiteSettings {...changed} onChange={onChange} />);
    const box = screen.getByRole("checkbox", { name: /^Garder les messages/ });
    await expect.element(box).not.toBeChecked();
    await expect.element(box).toHaveAccessibleDescription(/quelques secondes/);
    await box.click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ keepsToasts: true }, detailsOf("pointer"));
  });

  it("[SITE-SETTINGS-19] has a switch for what is said of a settled bet", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(<SiteSettings {...changed} onChange={onChange} />);
    const box = screen.getByRole("checkbox", { name: /pari réglé$/ });
    await expect.element(box).toBeChecked();
    await expect.element(box).toHaveAccessibleDescription(/De 22 h à 8 h/);
    await box.click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ saysSettled: false }, detailsOf("pointer"));
    await screen.rerender(<SiteSettings {...states["settled bets not said"]} />);
    await expect.element(box).not.toBeChecked();
  });

  it("[SITE-SETTINGS-30] chooses how close the rows of lists are, and says where that holds", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(<SiteSettings {...changed} onChange={onChange} />);
    await expect.element(screen.getByRole("radio", { name: "Confortables" })).toBeChecked();
    await expect.element(screen.getByText(/avec une souris/)).toBeVisible();
    await screen.getByRole("radio", { name: "Compactes" }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ density: "compact" }, detailsOf("pointer"));
    await screen.rerender(<SiteSettings {...states["compact lists"]} />);
    await expect.element(screen.getByRole("radio", { name: "Compactes" })).toBeChecked();
  });

  it("[SITE-SETTINGS-18] lists the last messages, the latest first", async () => {
    const screen = await renderComponent(<SiteSettings {...states["messages kept"]} />);
    const list = screen.getByRole("list", { name: "Derniers messages" });
    const words = list
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
    expect(words).toHaveLength(3);
    expect(words[0]).toMatch(/^Erreur.*possible d’ici.*cet endroit\.$/);
    await screen.rerender(<SiteSettings {...changed} />);
    await expect.element(screen.getByText("Aucun message pour l’instant.")).toBeInTheDocument();
    expect(list.elements()).toHaveLength(0);
  });

  it("[SITE-SETTINGS-7] links this page in each language and marks the current one", async () => {
    const onChooseLanguage = vi.fn((_locale: string) => undefined);
    const screen = await renderComponent(
      <SiteSettings {...changed} onChooseLanguage={onChooseLanguage} />,
      { locale: "nl" },
    );
    const current = screen.getByRole("link", { name: "Nederlands" });
    await expect.element(current).toHaveAttribute("aria-current", "true");
    await expect
      .element(screen.getByRole("link", { name: "English" }))
      .toHaveAttribute("href", "/en/live/");
  });

  it("[SITE-SETTINGS-16] says how a language was chosen", async () => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener("click", stay);
    onTestFinished(() => document.removeEventListener("click", stay));
    const onChooseLanguage = vi.fn();
    const screen = await renderComponent(
      <SiteSettings {...changed} onChooseLanguage={onChooseLanguage} />,
    );
    await screen.getByRole("link", { name: "English" }).click();
    (screen.getByRole("link", { name: "Nederlands" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    expect(onChooseLanguage.mock.calls).toEqual([
      ["en", detailsOf("pointer")],
      ["nl", detailsOf("keyboard")],
    ]);
  });

  it("[SITE-SETTINGS-11] says how often odds are updated, and accepts another choice", async () => {
    const onChange = vi.fn();
    const saving = states["saving data"];
    const screen = await renderComponent(<SiteSettings {...saving} onChange={onChange} />, {
      locale: "en",
    });
    await expect.element(screen.getByRole("radio", { name: "Every 10 s" })).toBeChecked();
    await expect.element(screen.getByText(/bet slip are always updated at once/)).toBeVisible();
    await screen.getByRole("radio", { name: "Every 5 s" }).click();
    expect(onChange).toHaveBeenLastCalledWith({ updates: "calm" }, expect.anything());
  });

  it("[SITE-SETTINGS-12] switches the data saver by keyboard, and says what it does", async () => {
    const onChange = vi.fn();
    const saving = states["saving data"];
    const screen = await renderComponent(<SiteSettings {...saving} onChange={onChange} />);
    const box = screen.getByRole("checkbox", { name: "Économiser les données" });
    await expect.element(box).toBeChecked();
    await expect.element(box).toHaveAccessibleDescription(/moins souvent/);
    (box.element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    expect(onChange).toHaveBeenLastCalledWith({ dataSaver: false }, expect.anything());
  });

  it("[SITE-SETTINGS-13] names the country, where it is known", async () => {
    const screen = await renderComponent(<SiteSettings {...changed} />);
    await expect.element(screen.getByText(/règles de ce pays.*Belgique/)).toBeVisible();
    await screen.rerender(<SiteSettings {...states["country not known"]} />);
    expect(screen.getByText(/règles de ce pays/).elements()).toHaveLength(0);
  });

  it("[SITE-SETTINGS-10] leads to the keyboard shortcuts", async () => {
    const onShortcuts = vi.fn();
    const screen = await renderComponent(<SiteSettings {...changed} onShortcuts={onShortcuts} />);
    await screen.getByRole("button", { name: "Raccourcis clavier" }).click();
    expect(onShortcuts).toHaveBeenCalledOnce();
  });
});
