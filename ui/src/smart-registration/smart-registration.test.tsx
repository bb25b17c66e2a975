import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { smartRegistrationStates as states } from "./smart-registration.states.ts";
import { SmartRegistration } from "./smart-registration.tsx";
import type { SmartRegistrationProps } from "./smart-registration-props.ts";

checkConformance("smart registration", SmartRegistration, states);

type Screen = Awaited<ReturnType<typeof renderComponent>>;
const text = (screen: Screen, name: string) => screen.getByRole("textbox", { name, exact: true });
const username = (screen: Screen) => text(screen, "Nouveau nom d’utilisateur");
const number = (screen: Screen) => text(screen, "Numéro de registre national");
const create = (screen: Screen) => screen.getByRole("button", { name: "Compléter mon compte" });

/** Draws a state, and again with other props. */
async function renderForm(
  name: keyof typeof states,
  props: Partial<SmartRegistrationProps> = {},
  environment: Parameters<typeof renderComponent>[1] = {},
) {
  const first: SmartRegistrationProps = { ...states[name], ...props };
  const screen = await renderComponent(<SmartRegistration {...first} />, environment);
  const change = (next: Partial<SmartRegistrationProps>) =>
    screen.rerender(<SmartRegistration {...first} {...next} />);
  return { screen, change };
}

describe("smart registration", () => {
  it("[SMART-REGISTRATION-1] is a dialog that says whom it is for, and begins with its first field", async () => {
    const { screen } = await renderForm("empty");
    const dialog = screen.getByRole("dialog", { name: "Compléter votre compte" });
    await expect.element(dialog).toHaveAccessibleDescription(/a•••••@e•••••.be.*votre coupon/);
    await expect.element(username(screen)).toHaveFocus();
  });

  it("[SMART-REGISTRATION-2] suits password managers, phones and pasting", async () => {
    const { screen } = await renderForm("empty");
    const password = screen.getByLabelText("Nouveau mot de passe", { exact: true });
    await expect.element(username(screen)).toHaveAttribute("autocomplete", "username");
    await expect.element(password).toHaveAttribute("autocomplete", "new-password");
    await expect.element(number(screen)).toHaveAttribute("inputmode", "numeric");
    for (const field of [username(screen), password, number(screen)]) {
      const paste = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
      expect(field.element().dispatchEvent(paste)).toBe(true);
    }
  });

  it("[SMART-REGISTRATION-3] has each error under its field", async () => {
    const { screen } = await renderForm("wrong");
    await expect.element(username(screen)).toBeInvalid();
    await expect.element(username(screen)).toHaveAccessibleDescription(/au moins 7 caractères/);
    await expect.element(screen.getByText(/Cochez cette case/)).toBeVisible();
  });

  it("[SMART-REGISTRATION-3] announces what the server says with the field's name", async () => {
    const announce = vi.fn();
    const { screen, change } = await renderForm("being checked", {}, { announce });
    await change(states["name used"]);
    await expect.element(username(screen)).toHaveAccessibleDescription(/déjà pris/);
    const said = "Nouveau nom d’utilisateur : Ce nom d’utilisateur est déjà pris.";
    expect(announce).toHaveBeenCalledWith(
      expect.stringMatching(said.replace(" :", ".:")),
      "polite",
    );
  });

  it("[SMART-REGISTRATION-4] shows the password's rule part by part", async () => {
    const { screen } = await renderForm("complete");
    const rules = screen.getByRole("list", { name: /mot de passe doit avoir/ });
    const words = rules
      .getByRole("listitem")
      .elements()
      .map((item) => item.textContent);
    expect(words.every((word) => word?.endsWith("en ordre"))).toBe(true);
    expect(words).toHaveLength(5);
  });

  it("[SMART-REGISTRATION-5] marks what is being checked and what is good", async () => {
    const { screen, change } = await renderForm("being checked");
    expect(screen.getByText("Vérification en cours", { exact: true }).elements()).toHaveLength(2);
    await change(states.complete);
    expect(screen.getByText("Vérifié", { exact: true }).elements()).toHaveLength(2);
  });

  it.each([
    ["empty", /Encore à remplir.*Nouveau nom d’utilisateur.*Conditions d’utilisation/],
    ["being checked", /Vérification en cours.*Nouveau nom d’utilisateur, Numéro de registre/],
    ["name used", /Encore à remplir.*Numéro de registre.*À corriger.*Nouveau nom d’utilisateur/],
  ] as const)(
    "[SMART-REGISTRATION-6] says at the button what holds it: %s",
    async (name, words) => {
      const { screen, change } = await renderForm(name);
      await expect.element(create(screen)).toHaveAttribute("aria-disabled", "true");
      await expect.element(create(screen)).toHaveAccessibleDescription(words);
      await change(states.complete);
      await expect.element(create(screen)).not.toHaveAttribute("aria-disabled");
      await expect.element(create(screen)).toHaveAccessibleDescription("");
      await screen.unmount();
    },
  );

  it("[SMART-REGISTRATION-7] leads to the first field at fault", async () => {
    const onCreate = vi.fn();
    const { screen, change } = await renderForm("empty", { onCreate });
    await create(screen).click({ force: true });
    expect(onCreate).toHaveBeenCalledOnce();
    await change(states.wrong);
    await expect.element(username(screen)).toHaveFocus();
  });

  it.each(["error of the server", "refused by the server"] as const)(
    "[SMART-REGISTRATION-8] has the focus on the server's words: %s",
    async (name) => {
      const { screen, change } = await renderForm("submitting");
      await change(states[name]);
      const notice = screen.getByText(states[name].error);
      await expect.element(notice).toBeVisible();
      const box = notice.element().closest("[data-kind]");
      expect(box?.getAttribute("data-kind")).toBe("error");
      expect(box?.parentElement).toBe(document.activeElement);
      await screen.unmount();
    },
  );

  it("[SMART-REGISTRATION-9] has help at its end", async () => {
    const { screen } = await renderForm("empty", {}, { locale: "nl" });
    const link = screen.getByRole("link").elements().at(-1);
    expect([link?.getAttribute("href"), link?.getAttribute("target")]).toEqual([
      "/nl/support/contact-us/",
      "_blank",
    ]);
  });
});

describe("smart registration: what it does", () => {
  it("[SMART-REGISTRATION-20] has the one number that is wanted", async () => {
    const { screen, change } = await renderForm("empty");
    await expect.element(number(screen)).toBeVisible();
    await change(states["with a passport"]);
    await expect.element(text(screen, "Numéro de passeport")).toBeVisible();
    expect(number(screen).elements()).toEqual([]);
  });

  it("[SMART-REGISTRATION-21] reports changes and leavings, and no leaving at a press", async () => {
    const onChange = vi.fn();
    const onLeave = vi.fn();
    const { screen } = await renderForm("empty", { onChange, onLeave });
    await username(screen).fill("adam_1");
    await userEvent.keyboard("{Tab}");
    expect(onChange.mock.calls).toEqual([["sport_username", "adam_1"]]);
    expect(onLeave.mock.calls).toEqual([["sport_username"]]);
    await number(screen).click();
    onLeave.mockClear();
    await screen.getByRole("checkbox").click();
    await create(screen).click({ force: true });
    expect(onLeave).not.toHaveBeenCalled();
  });

  it("[SMART-REGISTRATION-22] selects the digits that are added", async () => {
    const screen = await renderComponent(<CompletingForm />);
    await number(screen).click();
    await userEvent.keyboard("880229002");
    const field = number(screen).element() as HTMLInputElement;
    expect(field.value).toBe("88022900220");
    expect([field.selectionStart, field.selectionEnd]).toEqual([9, 11]);
  });

  it("[SMART-REGISTRATION-23] leaves the terms to the person", async () => {
    const onChange = vi.fn();
    const { screen } = await renderForm("empty", { onChange }, { locale: "en" });
    const box = screen.getByRole("checkbox");
    await expect.element(box).not.toBeChecked();
    await box.click();
    expect(onChange.mock.calls).toEqual([["tos", true]]);
    const links = screen.getByRole("listitem").getByRole("link").elements();
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("target")])).toEqual([
      ["/en/support/terms-conditions/", "_blank"],
      ["/en/support/privacy-policy/", "_blank"],
    ]);
  });

  it("[SMART-REGISTRATION-24] is sent by Enter and by the button, once at a time", async () => {
    const onCreate = vi.fn();
    const { screen, change } = await renderForm("complete", { onCreate });
    await username(screen).click();
    await userEvent.keyboard("{Enter}");
    await create(screen).click();
    expect(onCreate).toHaveBeenCalledTimes(2);
    await change({ status: "submitting" });
    await expect.element(username(screen)).toBeDisabled();
    const busy = screen.getByRole("button", { name: /^Compléter mon compte\s*En cours$/ });
    await expect.element(busy).toHaveFocus();
    await busy.click();
    expect(onCreate).toHaveBeenCalledTimes(2);
  });

  it("[SMART-REGISTRATION-25] says that no answer came, and sends the same again", async () => {
    const onCreate = vi.fn();
    const { screen, change } = await renderForm("submitting", { onCreate });
    await change({ status: "unknown" });
    const notice = screen.getByText("Aucune réponse n’est arrivée");
    await expect.element(notice).toBeVisible();
    expect(document.activeElement?.contains(notice.element())).toBe(true);
    await expect.element(username(screen)).toHaveValue("adam_goossens");
    await expect.element(username(screen)).toBeDisabled();
    await screen.getByRole("button", { name: "Envoyer à nouveau" }).click();
    expect(onCreate).toHaveBeenCalledOnce();
  });

  it("[SMART-REGISTRATION-26] is left by its buttons and by Escape", async () => {
    const onClose = vi.fn();
    const { screen } = await renderForm("empty", { onClose });
    await screen.getByRole("button", { name: "Annuler" }).click();
    await screen.getByRole("button", { name: "Fermer" }).click();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});

/** A caller that completes nine digits that are typed. */
function CompletingForm() {
  const [natRegNumber, setNumber] = useState("");
  const state = states.empty;
  return (
    <SmartRegistration
      {...state}
      form={{ ...state.form, natRegNumber }}
      onChange={(_, value) => {
        const typed = String(value);
        setNumber(typed.length === 9 ? `${typed}20` : typed);
      }}
    />
  );
}
