import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderComponent } from "../testing/index.ts";
import { registrationWizardStates as states } from "./registration-wizard.states.ts";
import { RegistrationWizard } from "./registration-wizard.tsx";
import { button, renderWizard, text } from "./registration-wizard-fixture.tsx";

describe("registration wizard: fields", () => {
  it.each([
    [
      "account, empty",
      {
        email: "email",
        username: "username",
        password: "new-password",
        password_confirmation: "new-password",
      },
    ],
    [
      "personal data, empty",
      { firstname: "given-name", lastname: "family-name", dob: "bday", natRegNumber: "off" },
    ],
    [
      "address, empty",
      {
        address: "address-line1",
        zipcode: "postal-code",
        city: "address-level2",
        country: "country",
        telephone: "tel-national",
        telephoneCountry: "tel-country-code",
      },
    ],
  ] as const)("[REGISTRATION-WIZARD-30] is filled in by browsers: %s", async (name, tokens) => {
    const { screen } = await renderWizard(name);
    for (const [field, token] of Object.entries(tokens)) {
      const input = screen.container.querySelector(`[name=${field}]`);
      expect(input?.getAttribute("autocomplete"), field).toBe(token);
      const paste = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
      expect(input?.dispatchEvent(paste), field).toBe(true);
    }
    await screen.unmount();
  });

  it("[REGISTRATION-WIZARD-30] has the keyboards that suit", async () => {
    const { screen, change } = await renderWizard("account, empty");
    const mode = (field: string) =>
      screen.container.querySelector(`[name=${field}]`)?.getAttribute("inputmode");
    expect(mode("email")).toBe("email");
    await change(states["personal data, empty"]);
    expect([mode("dob"), mode("natRegNumber")]).toEqual(["numeric", "numeric"]);
    await change(states["address, empty"]);
    expect(mode("telephone")).toBe("tel");
  });

  it("[REGISTRATION-WIZARD-31] reports changes and leavings", async () => {
    const onChange = vi.fn();
    const onLeave = vi.fn();
    const { screen } = await renderWizard("account, empty", { onChange, onLeave });
    await text(screen, "Adresse e-mail").fill("a@b.be");
    await userEvent.keyboard("{Tab}");
    expect(onChange.mock.calls).toEqual([["email", "a@b.be"]]);
    expect(onLeave.mock.calls).toEqual([["email"]]);
  });

  it.each([
    ["fr", "JJ/MM/AAAA"],
    ["nl", "DD/MM/JJJJ"],
    ["en", "DD/MM/YYYY"],
  ] as const)("[REGISTRATION-WIZARD-32] shows how a date is written: %s", async (locale, form) => {
    const { screen } = await renderWizard("personal data, empty", {}, { locale });
    await expect.element(screen.getByPlaceholder(form)).toBeVisible();
    await screen.unmount();
  });

  it.each([
    ["17051990", "17/05/1990"],
    ["7.5.1990", "07/05/1990"],
    ["17 - 5 - 1990", "17/05/1990"],
    ["1990-05-17", "17/05/1990"],
  ])("[REGISTRATION-WIZARD-32] settles %s on leaving", async (dob, settled) => {
    const onChange = vi.fn();
    const onLeave = vi.fn();
    const { form } = states["personal data, filled"];
    const { screen } = await renderWizard("personal data, filled", {
      form: { ...form, dob },
      onChange,
      onLeave,
    });
    await text(screen, "Date de naissance").click();
    await userEvent.keyboard("{Tab}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("dob", settled);
    expect(onLeave).toHaveBeenCalledAfter(onChange);
    await screen.unmount();
  });

  it("[REGISTRATION-WIZARD-32] settles it before the step ends, and leaves what is no date", async () => {
    const onChange = vi.fn();
    const onNext = vi.fn();
    const { form } = states["personal data, filled"];
    const props = { form: { ...form, dob: "17051990" }, onChange, onNext };
    const { screen, change } = await renderWizard("personal data, filled", props);
    await text(screen, "Date de naissance").click();
    await userEvent.keyboard("{Enter}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("dob", "17/05/1990");
    expect(onNext).toHaveBeenCalledAfter(onChange);
    await change({ form: { ...form, dob: "mai 1990" } });
    await userEvent.keyboard("{Enter}");
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("[REGISTRATION-WIZARD-33] [ACCOUNT-214] has gender as a radio group", async () => {
    const onChange = vi.fn();
    const { screen } = await renderWizard("personal data, empty", { onChange });
    const group = screen.getByRole("group", { name: "Sexe" });
    await expect.element(group.getByRole("radio", { name: "Homme" })).toBeChecked();
    await group.getByRole("radio", { name: "Femme" }).click();
    expect(onChange.mock.calls).toEqual([["gender", 1]]);
  });

  it("[REGISTRATION-WIZARD-34] has the one number that is wanted", async () => {
    const onChange = vi.fn();
    const national = "Numéro de registre national";
    const hasOne = "J’ai un numéro de registre national belge";
    const { screen, change } = await renderWizard("personal data, filled", { onChange });
    await expect.element(text(screen, national)).toBeVisible();
    expect(screen.getByRole("checkbox").elements()).toEqual([]);
    await change({ ...states["personal data, passport"], onChange });
    await expect.element(text(screen, "Numéro de passeport")).toBeVisible();
    expect(text(screen, national).elements()).toEqual([]);
    await screen.getByRole("checkbox", { name: hasOne }).click();
    expect(onChange.mock.calls).toEqual([["hasNationalNumber", true]]);
    await change(states["personal data, number of another nationality"]);
    await expect.element(text(screen, national)).toBeVisible();
    await expect.element(screen.getByRole("checkbox", { name: hasOne })).toBeChecked();
  });

  it("[REGISTRATION-WIZARD-35] chooses countries from boxes", async () => {
    const onChange = vi.fn();
    const onLeave = vi.fn();
    const { form } = states["address, empty"];
    const props = { onChange, onLeave };
    const { screen, change } = await renderWizard("address, empty", props);
    await screen.getByRole("combobox", { name: "Pays de résidence" }).click();
    await userEvent.keyboard("fra{Enter}");
    await change({ form: { ...form, country: "FR" } });
    await userEvent.keyboard("{Tab}");
    await screen.getByRole("combobox", { name: "Indicatif du pays" }).click();
    await userEvent.keyboard("+351{Enter}");
    expect(onChange.mock.calls).toEqual([
      ["country", "FR"],
      ["telephoneCountry", "PT"],
    ]);
    expect(onLeave).toHaveBeenCalledWith("country");
  });

  it("[REGISTRATION-WIZARD-35] fetches the countries again", async () => {
    const onRetryCountries = vi.fn();
    const { screen } = await renderWizard("countries failed", { onRetryCountries });
    await button(screen, "Réessayer").click();
    expect(onRetryCountries).toHaveBeenCalledOnce();
    const country = screen.getByRole("combobox", { name: "Pays de résidence" });
    await expect.element(country).toHaveValue("Belgique");
    await expect.element(country).toBeDisabled();
  });

  it("[REGISTRATION-WIZARD-36] [ACCOUNT-224] leaves terms and messages to the person", async () => {
    const onChange = vi.fn();
    const { screen } = await renderWizard("confirmation", { onChange }, { locale: "nl" });
    for (const box of screen.getByRole("checkbox").elements()) expect(box).not.toBeChecked();
    await screen.getByRole("checkbox", { name: /voorwaarden/ }).click();
    await screen.getByRole("checkbox", { name: /sms/ }).click();
    expect(onChange.mock.calls).toEqual([
      ["tos", true],
      ["accept_sms", true],
    ]);
    const links = screen.getByRole("listitem").getByRole("link").elements();
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("target")])).toEqual([
      ["/nl/support/terms-conditions/", "_blank"],
      ["/nl/support/privacy-policy/", "_blank"],
    ]);
  });

  it("[REGISTRATION-WIZARD-37] selects the digits that are added, so that they can be typed over", async () => {
    const screen = await renderComponent(<CompletingWizard />);
    const field = screen.container.querySelector<HTMLInputElement>("[name=natRegNumber]");
    await userEvent.click(field as HTMLInputElement);
    await userEvent.keyboard("880229002");
    expect(field?.value).toBe("88022900220");
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([9, 11]);
    await userEvent.keyboard("20");
    expect(field?.value).toBe("88022900220");
    await userEvent.keyboard("{Backspace}{Backspace}{Backspace}");
    expect(field?.value).toBe("88022900");
  });
});

/** A caller that completes nine digits that are typed. */
function CompletingWizard() {
  const [natRegNumber, setNumber] = useState("");
  const state = states["personal data, empty"];
  return (
    <RegistrationWizard
      {...state}
      form={{ ...state.form, natRegNumber }}
      onChange={(field, value) => {
        if (field !== "natRegNumber") return;
        const typed = String(value);
        const isTyped = typed.length > natRegNumber.length && typed.length === 9;
        setNumber(isTyped ? `${typed}20` : typed);
      }}
    />
  );
}
