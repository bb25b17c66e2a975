import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, pressedBack, renderComponent } from "../testing/index.ts";
import { countryRestrictionStates as states } from "./country-restriction.states.ts";
import { CountryRestriction } from "./country-restriction.tsx";

checkConformance("country restriction", CountryRestriction, states);

describe("country restriction", () => {
  it("[COUNTRY-RESTRICTION-1] is an alert dialog that begins on its harmless button", async () => {
    const screen = await renderComponent(<CountryRestriction {...states.usual} />);
    await expect
      .element(screen.getByRole("alertdialog", { name: /n’est pas accessible d’ici/ }))
      .toHaveAccessibleDescription(/pays où la loi/);
    await expect.element(screen.getByRole("button", { name: /Vérifier/ })).toHaveFocus();
  });

  it("[COUNTRY-RESTRICTION-2] leaves help, languages and log-out reachable", async () => {
    const onLogout = vi.fn();
    const screen = await renderComponent(<CountryRestriction {...states.usual} />);
    await expect
      .element(screen.getByRole("link", { name: /Nous contacter/ }))
      .toHaveAttribute("href", "/support/contact-us/");
    expect(
      screen.getByRole("link", { name: /Français|Nederlands|English/ }).elements(),
    ).toHaveLength(3);
    expect(screen.getByRole("button", { name: "Me déconnecter" }).query()).toBeNull();
    await screen.rerender(<CountryRestriction {...states["logged in"]} onLogout={onLogout} />);
    await screen.getByRole("button", { name: "Me déconnecter" }).click();
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it("[COUNTRY-RESTRICTION-10] [ACCOUNT-185] can't be closed", async () => {
    const back = pressedBack();
    const screen = await renderComponent(<CountryRestriction {...states.spain} />, {
      onBack: back.onBack,
    });
    expect(back.waiting()).toBe(0);
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("alertdialog")).toBeVisible();
    expect(screen.getByRole("button", { name: "Fermer" }).query()).toBeNull();
  });

  it("[COUNTRY-RESTRICTION-11] says why, for how long, what now and whom to contact", async () => {
    const screen = await renderComponent(<CountryRestriction {...states.usual} />);
    const text = screen.getByText(/la loi ne nous permet pas/);
    expect(text.element().textContent).toMatch(/tant que vous y êtes/);
    expect(text.element().textContent).toMatch(/vérifiez à nouveau/);
    expect(text.element().textContent).toMatch(/service clientèle/);
  });

  it("[COUNTRY-RESTRICTION-12] [ACCOUNT-186] leads to the Spanish site, with both messages", async () => {
    const screen = await renderComponent(<CountryRestriction {...states.spain} />);
    await expect.element(screen.getByRole("heading", { name: /Espagne/ })).toBeVisible();
    await expect.element(screen.getByText(/Nous vous conduisons/)).toBeVisible();
    await expect.element(screen.getByText(/S’il ne s’ouvre pas de lui-même/)).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Ouvrir le site espagnol" }))
      .toHaveAttribute("href", "https://spain.example/");
  });

  it("[COUNTRY-RESTRICTION-13] checks once more, once at a time", async () => {
    const onCheck = vi.fn();
    const screen = await renderComponent(
      <CountryRestriction {...states.usual} onCheck={onCheck} />,
    );
    await screen.getByRole("button", { name: /Vérifier/ }).click();
    await screen.rerender(<CountryRestriction {...states.checking} onCheck={onCheck} />);
    await screen.getByRole("button", { name: /Vérifier/ }).click();
    expect(onCheck).toHaveBeenCalledOnce();
  });
});
