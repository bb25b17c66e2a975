import { passwordState } from "@grandstand/rules/registration";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { FieldState } from "../field/field-state.ts";
import { checkConformance, pressedBack, type renderComponent } from "../testing/index.ts";
import { registrationWizardStates as states } from "./registration-wizard.states.ts";
import { RegistrationWizard } from "./registration-wizard.tsx";
import { button, renderWizard, text } from "./registration-wizard-fixture.tsx";

checkConformance("registration wizard", RegistrationWizard, states);

type Screen = Awaited<ReturnType<typeof renderComponent>>;
const heading = (screen: Screen, name: string | RegExp) => screen.getByRole("heading", { name });
const quiet: FieldState = {
  failure: null,
  serverMessage: null,
  isPending: false,
  isAccepted: false,
};
const nameInUse = "Ce nom d’utilisateur est déjà pris.";

describe("registration wizard: accessibility", () => {
  afterEach(() => vi.useRealTimers());

  it("[REGISTRATION-WIZARD-1] [ACCOUNT-36] says step and name", async () => {
    const { screen } = await renderWizard("personal data, empty");
    const name = "Étape 2 sur 4\u00a0: Vos données";
    await expect.element(heading(screen, name)).toBeVisible();
    const bar = screen.getByRole("progressbar", { name: "Progression de l’inscription" });
    await expect.element(bar).toHaveAttribute("aria-valuetext", name);
    await expect.element(bar).toHaveAttribute("aria-valuenow", "2");
    await expect.element(bar).toHaveAttribute("aria-valuemax", "4");
  });

  it("[REGISTRATION-WIZARD-2] puts the focus on a new screen's heading", async () => {
    const { screen, change } = await renderWizard("account, empty");
    expect(document.activeElement).toBe(document.body);
    await change(states["personal data, empty"]);
    await expect.element(heading(screen, /Vos données/)).toHaveFocus();
  });

  it("[REGISTRATION-WIZARD-2] begins at the heading over another page", async () => {
    const { screen } = await renderWizard("over another page");
    await expect.element(heading(screen, /Comment voulez-vous/)).toHaveFocus();
  });

  it("[REGISTRATION-WIZARD-3] has errors under their fields, our own first", async () => {
    const { screen } = await renderWizard("account, wrong", {
      fieldStates: {
        email: { ...quiet, failure: "email-required", serverMessage: "…" },
        username: { ...quiet, serverMessage: nameInUse },
      },
    });
    const email = text(screen, "Adresse e-mail");
    await expect.element(email).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(email)
      .toHaveAccessibleDescription("Erreur\u00a0: Indiquez votre adresse e-mail.");
    await expect
      .element(text(screen, "Nom d’utilisateur"))
      .toHaveAccessibleDescription(/déjà pris/);
  });

  it("[REGISTRATION-WIZARD-4] leads to the first field at fault", async () => {
    const { screen, change } = await renderWizard("account, empty");
    await button(screen, "Suivant").click();
    await change(states["account, wrong"]);
    await expect.element(text(screen, "Adresse e-mail")).toHaveFocus();
  });

  it("[REGISTRATION-WIZARD-4] leads to it after a check, unless one continued", async () => {
    const refused = { username: { ...quiet, serverMessage: nameInUse } };
    const { screen, change } = await renderWizard("account, being checked");
    await button(screen, "Suivant").click();
    await change({ fieldStates: refused });
    await expect.element(text(screen, "Nom d’utilisateur")).toHaveFocus();
    await change({ fieldStates: { username: { ...quiet, isPending: true } } });
    await button(screen, "Suivant").click();
    await text(screen, "Adresse e-mail").click();
    await change({ fieldStates: refused });
    await expect.element(text(screen, "Adresse e-mail")).toHaveFocus();
  });

  it("[REGISTRATION-WIZARD-5] says which parts of the password's rule are met", async () => {
    const { screen } = await renderWizard("account, being checked");
    const rules = screen.getByRole("list", { name: "Le mot de passe doit avoir\u00a0:" });
    const words = rules.getByRole("listitem").elements();
    expect(words.map((rule) => rule.textContent)).toEqual([
      "au moins 8 caractèrespas encore",
      "une lettre minusculeen ordre",
      "une lettre majusculeen ordre",
      "un chiffrepas encore",
      "uniquement des lettres sans accent, des chiffres, _ et -en ordre",
    ]);
    await expect
      .element(screen.getByLabelText("Mot de passe", { exact: true }))
      .toHaveAccessibleDescription(/un chiffre pas encore/);
  });

  it("[REGISTRATION-WIZARD-5] announces what is missing by name once typing stops", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const announce = vi.fn();
    const { form } = states["account, being checked"];
    const { change } = await renderWizard("account, being checked", {}, { announce });
    await change({ form: { ...form, password: "Grands" } });
    vi.advanceTimersByTime(999);
    expect(announce).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(announce.mock.calls).toEqual([
      ["Il manque encore\u00a0: au moins 8 caractères; un chiffre", "polite"],
    ]);
    await change({
      passwordParts: passwordState("Grandstand1"),
      form: { ...form, password: "Grandstand1" },
    });
    vi.advanceTimersByTime(1_000);
    expect(announce.mock.lastCall).toEqual([
      "Le mot de passe respecte toutes les règles",
      "polite",
    ]);
  });

  it("[REGISTRATION-WIZARD-6] [ACCOUNT-322] announces what the server says about a field", async () => {
    const announce = vi.fn();
    const { change } = await renderWizard("account, empty", {}, { announce });
    await change({ fieldStates: { username: { ...quiet, serverMessage: nameInUse } } });
    expect(announce.mock.calls).toEqual([[`Nom d’utilisateur\u00a0: ${nameInUse}`, "polite"]]);
  });

  it("[REGISTRATION-WIZARD-7] marks what is checked, and says what it waits for", async () => {
    const { screen, change } = await renderWizard("account, being checked");
    await expect.element(screen.getByText("Vérifié", { exact: true })).toBeInTheDocument();
    await expect
      .element(screen.getByText("Vérification en cours", { exact: true }))
      .toBeInTheDocument();
    await expect
      .element(screen.getByText(/^Vérification en cours.: Nom d’utilisateur\./))
      .toBeVisible();
    await change({ fieldStates: {} });
    expect(screen.getByText(/Vérification en cours/).elements()).toEqual([]);
  });

  it("[REGISTRATION-WIZARD-8] shows the server's words as text, with the fields it named", async () => {
    const error = "<b>Non</b> & non";
    const { screen } = await renderWizard("refused by the server", { error });
    await expect.element(screen.getByText(error)).toBeVisible();
    await expect.element(screen.getByText("À corriger\u00a0: Nom d’utilisateur.")).toBeVisible();
  });

  it.each(["method", "account, empty", "identity check", "confirmation"] as const)(
    "[REGISTRATION-WIZARD-9] [ACCOUNT-15] [ACCOUNT-39] has help at its end: %s",
    async (name) => {
      const { screen } = await renderWizard(name, {}, { locale: "en" });
      const last = screen.getByRole("link").elements().at(-1);
      expect(last?.getAttribute("href")).toBe("/en/support/contact-us/");
      expect(last?.getAttribute("target")).toBe("_blank");
      await screen.unmount();
    },
  );
});

describe("registration wizard: screens", () => {
  it("[REGISTRATION-WIZARD-20] [ACCOUNT-35] offers the methods", async () => {
    const calls = { onIdentityApp: vi.fn(), onEmail: vi.fn(), onLogin: vi.fn() };
    const { screen, change } = await renderWizard("identity app refused", calls);
    await expect.element(screen.getByText(/refusée dans l’app/)).toBeVisible();
    await button(screen, "Continuer avec itsme").click();
    await button(screen, "Continuer par e-mail").click();
    await button(screen, "Se connecter").click();
    for (const call of Object.values(calls)) expect(call).toHaveBeenCalledOnce();
    await change({ isIdentityAppShown: false });
    expect(button(screen, "Continuer avec itsme").elements()).toEqual([]);
  });

  it("[REGISTRATION-WIZARD-29] says how long it takes, and why each step requires what it does", async () => {
    const { screen } = await renderWizard("over another page");
    await expect.element(screen.getByText(/^Environ 3 minutes/)).toBeVisible();
    const reasons = screen.getByRole("list").filter({ hasText: "Adresse et téléphone" });
    await page.viewport(1440, 900);
    await expect.element(reasons).toBeVisible();
    expect(reasons.getByRole("listitem").elements()).toHaveLength(4);
    await page.viewport(390, 800);
    await expect.element(screen.getByText("Adresse et téléphone")).not.toBeVisible();
    await screen.getByText("Ce que nous demandons, et pourquoi").click();
    await expect.element(screen.getByText("Adresse et téléphone")).toBeVisible();
    await page.viewport(1280, 800);
  });

  it("[REGISTRATION-WIZARD-20] shows the app's words as text", async () => {
    const identityAppError = "<img src=x onerror=alert(1)> refusé";
    const { screen } = await renderWizard("method", { identityAppError });
    await expect.element(screen.getByText(identityAppError)).toBeVisible();
  });

  it("[REGISTRATION-WIZARD-26] fetches what the app proved, and again where it did not come", async () => {
    const onRetryIdentityApp = vi.fn();
    const { screen, change } = await renderWizard("identity app answered", { onRetryIdentityApp });
    await expect.element(screen.getByText(/Nous reprenons vos données/).first()).toBeVisible();
    expect(screen.getByRole("button").elements()).toEqual([]);
    await change({ ...states["identity app unreachable"], onRetryIdentityApp });
    await button(screen, "Réessayer").click();
    expect(onRetryIdentityApp).toHaveBeenCalledOnce();
    await expect.element(button(screen, "Continuer par e-mail")).toBeVisible();
  });

  it("[REGISTRATION-WIZARD-27] says that a confirmed identity has filled the rest in", async () => {
    const { screen, change } = await renderWizard("account, identity confirmed");
    const title = "Votre identité est confirmée";
    await expect.element(screen.getByText(title, { exact: true })).toBeVisible();
    await change(states["personal data, identity confirmed"]);
    await expect.element(screen.getByText(title, { exact: true })).toBeVisible();
    await change({ ...states["address, empty"], identityAppStatus: "confirmed" });
    expect(screen.getByText(title, { exact: true }).elements()).toEqual([]);
  });

  it("[REGISTRATION-WIZARD-28] says what became of a document, in the last step alone", async () => {
    const text = "Votre document est validé.";
    const identityResult = <p>{text}</p>;
    const { screen, change } = await renderWizard("confirmation", { identityResult });
    await expect.element(screen.getByText(text)).toBeVisible();
    await change({ ...states["address, empty"], identityResult });
    expect(screen.getByText(text).elements()).toEqual([]);
  });

  it("[REGISTRATION-WIZARD-21] ends a step by Enter", async () => {
    const onNext = vi.fn();
    const onCreate = vi.fn();
    const { screen, change } = await renderWizard("account, empty", { onNext, onCreate });
    await text(screen, "Nom d’utilisateur").click();
    await userEvent.keyboard("{Enter}");
    expect(onNext).toHaveBeenCalledOnce();
    await change({ ...states.confirmation, onNext, onCreate });
    await screen.getByRole("textbox").click();
    await userEvent.keyboard("{Enter}");
    expect(onCreate).toHaveBeenCalledOnce();
    expect(onNext).toHaveBeenCalledOnce();
  });

  it.each([
    ["account, empty", ["Suivant"]],
    ["address, empty", ["Précédent", "Suivant"]],
    ["identity check", ["Précédent", "Passer cette étape"]],
    ["confirmation", ["Précédent", "Créer mon compte"]],
  ] as const)("[REGISTRATION-WIZARD-22] [ACCOUNT-38] has its buttons: %s", async (name, labels) => {
    const calls = { onPrevious: vi.fn(), onNext: vi.fn(), onCreate: vi.fn() };
    const { screen } = await renderWizard(name, calls);
    const all = ["Précédent", "Suivant", "Passer cette étape", "Créer mon compte"];
    const shown = all.filter((label) => button(screen, label).elements().length > 0);
    expect(shown).toEqual(labels);
    for (const label of labels) await button(screen, label).click();
    const pressed = Object.values(calls).map((call) => call.mock.calls.length);
    expect(pressed.reduce((sum, count) => sum + count)).toBe(labels.length);
    await screen.unmount();
  });

  it("[REGISTRATION-WIZARD-23] [ACCOUNT-11] is closed by its button and by Escape, and goes back by Back", async () => {
    const onClose = vi.fn();
    const onBack = vi.fn();
    const back = pressedBack();
    const { screen } = await renderWizard(
      "account, over another page",
      { onClose, onBack },
      { onBack: back.onBack },
    );
    await expect.element(screen.getByRole("dialog", { name: "S’inscrire" })).toBeVisible();
    await button(screen, "Fermer").click();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(2);
    back.press();
    expect(onBack).toHaveBeenCalledOnce();
  });

  it("[REGISTRATION-WIZARD-23] goes back by Back on the page, from its first step on", async () => {
    const onBack = vi.fn();
    const back = pressedBack();
    const { change } = await renderWizard("method", { onBack }, { onBack: back.onBack });
    back.press();
    expect(onBack).not.toHaveBeenCalled();
    await change({ ...states["account, empty"], onBack });
    back.press();
    expect(onBack).toHaveBeenCalledOnce();
  });

  it("[REGISTRATION-WIZARD-23] has an entry for each screen that Back goes through", async () => {
    const back = pressedBack();
    const { change } = await renderWizard("method", {}, { onBack: back.onBack });
    expect(back.waiting()).toBe(0);
    await change(states["address, empty"]);
    expect(back.waiting()).toBe(3);
    await change(states["account, empty"]);
    expect(back.waiting()).toBe(1);
    await change({ ...states["account, empty"], layout: "modal" });
    expect(back.waiting()).toBe(2);
  });

  it("[REGISTRATION-WIZARD-24] fills itself in in the test mode, without a captcha", async () => {
    const onAutofill = vi.fn();
    const { screen } = await renderWizard("internal test", { onAutofill });
    await button(screen, "Personne belge").click();
    await button(screen, "Autre nationalité").click();
    expect(onAutofill.mock.calls).toEqual([[true], [false]]);
    expect(screen.getByRole("group", { name: "Vérification de sécurité" }).elements()).toEqual([]);
  });

  it("[REGISTRATION-WIZARD-25] counts a press that would leave a field", async () => {
    const onNext = vi.fn();
    const onLeave = vi.fn();
    const { screen } = await renderWizard("account, empty", { onNext, onLeave });
    await text(screen, "Adresse e-mail").click();
    await button(screen, "Suivant").click();
    expect(onNext).toHaveBeenCalledOnce();
    expect(onLeave).not.toHaveBeenCalled();
  });
});

describe("registration wizard: sending", () => {
  afterEach(() => page.viewport(1280, 800));

  it("[REGISTRATION-WIZARD-40] is sent once, and its button stays as large", async () => {
    const onCreate = vi.fn();
    const { screen, change } = await renderWizard("confirmation", { onCreate });
    const create = () => screen.getByRole("button", { name: /Créer mon compte/ });
    const size = () => {
      const { width, height } = create().element().getBoundingClientRect();
      return [width, height];
    };
    await page.viewport(320, 800);
    const before = size();
    await create().click();
    await change({ status: "submitting", onCreate });
    await create().click();
    expect(onCreate).toHaveBeenCalledOnce();
    expect(size()).toEqual(before);
    await expect.element(create()).toHaveFocus();
    for (const box of screen.getByRole("checkbox").elements()) expect(box).toBeDisabled();
    await expect.element(button(screen, "Précédent")).toBeDisabled();
  });

  it("[REGISTRATION-WIZARD-40] keeps the focus in the form that Enter sent", async () => {
    const { screen, change } = await renderWizard("confirmation");
    await screen.getByRole("textbox").click();
    await userEvent.keyboard("{Enter}");
    await change({ status: "submitting" });
    await expect.element(screen.getByRole("button", { name: /Créer mon compte/ })).toHaveFocus();
  });

  it("[REGISTRATION-WIZARD-41] says that the account is being looked up", async () => {
    const announce = vi.fn();
    const onCreate = vi.fn();
    const { screen } = await renderWizard("answer unknown", { onCreate }, { announce });
    await expect.element(screen.getByText(/vous n’aurez jamais deux comptes/)).toBeVisible();
    expect(announce).toHaveBeenCalledWith(expect.stringContaining("existe déjà"), "polite");
    await screen.getByRole("button", { name: /Créer mon compte/ }).click();
    expect(onCreate).not.toHaveBeenCalled();
  });

  it("[REGISTRATION-WIZARD-42] leads to the server's words after a refusal", async () => {
    const { screen, change } = await renderWizard("submitting");
    await change(states["refused by the server"]);
    await expect.poll(() => document.activeElement?.textContent).toContain("pas été acceptée");
    await expect.element(heading(screen, /Étape 1/)).toBeVisible();
    await change(states.submitting);
    await change({ ...states["refused by the server"], error: null });
    await expect.element(text(screen, "Nom d’utilisateur")).toHaveFocus();
  });
});
