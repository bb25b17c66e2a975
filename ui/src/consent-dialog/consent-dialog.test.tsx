import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, pressedBack, renderComponent } from "../testing/index.ts";
import { consentDialogStates as states } from "./consent-dialog.states.ts";
import { ConsentDialog } from "./consent-dialog.tsx";

checkConformance("consent dialog", ConsentDialog, states);

const policy = states["privacy policy"];
const terms = states["terms and conditions"];

describe("consent dialog", () => {
  it("[CONSENT-DIALOG-1] is a modal dialog, named and described", async () => {
    const screen = await renderComponent(<ConsentDialog {...policy} />);
    const dialog = screen.getByRole("dialog", { name: /politique de confidentialité a changé/ });
    await expect.element(dialog).toHaveAttribute("aria-modal", "true");
    await expect.element(dialog).toHaveAccessibleDescription(/quelles données/);
  });

  it("[CONSENT-DIALOG-2] begins on what has changed", async () => {
    const onConsent = vi.fn();
    const onChanges = vi.fn();
    const props = { ...terms, onConsent, onChanges };
    const screen = await renderComponent(<ConsentDialog {...props} />);
    await expect
      .element(screen.getByRole("button", { name: "Voir ce qui a changé" }))
      .toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onConsent).not.toHaveBeenCalled();
    await expect
      .element(screen.getByRole("link", { name: /Lire toutes les conditions/ }))
      .toHaveAttribute("target", "_blank");
  });

  it("[CONSENT-DIALOG-3] leaves help, languages and log-out reachable", async () => {
    const onLogout = vi.fn();
    const screen = await renderComponent(<ConsentDialog {...policy} onLogout={onLogout} />);
    const contact = screen.getByRole("link", { name: /Nous contacter/ });
    await expect.element(contact).toHaveAttribute("target", "_blank");
    await expect
      .element(screen.getByRole("link", { name: "Nederlands" }))
      .toHaveAttribute("href", "/nl/");
    await expect
      .element(screen.getByRole("link", { name: "Français" }))
      .toHaveAttribute("aria-current", "true");
    await screen.getByRole("button", { name: "Me déconnecter" }).click();
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it("[CONSENT-DIALOG-4] moves the focus to the changes", async () => {
    const screen = await renderComponent(<ConsentDialog {...policy} />);
    await screen.getByRole("button", { name: "Voir ce qui a changé" }).click();
    await screen.rerender(<ConsentDialog {...states["changes loading"]} />);
    await expect.element(screen.getByRole("region", { name: /Ce qui a changé/ })).toHaveFocus();
  });

  it("[CONSENT-DIALOG-10] [ACCOUNT-184] can't be closed", async () => {
    const back = pressedBack();
    const screen = await renderComponent(<ConsentDialog {...policy} />, { onBack: back.onBack });
    expect(back.waiting()).toBe(0);
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    expect(screen.getByRole("button", { name: "Fermer" }).query()).toBeNull();
  });

  it.each([
    ["fr", /pris connaissance/, "J’accepte"],
    ["nl", /heb het gelezen/, "Ik aanvaard"],
    ["en", /have read/, "I accept"],
  ] as const)(
    "[CONSENT-DIALOG-11] reads the policy and accepts the terms in %s",
    async (locale, read, accept) => {
      const screen = await renderComponent(<ConsentDialog {...policy} />, { locale });
      await expect.element(screen.getByRole("button", { name: read })).toBeVisible();
      expect(screen.getByRole("button", { name: accept }).query()).toBeNull();
      await screen.rerender(<ConsentDialog {...terms} />);
      await expect.element(screen.getByRole("button", { name: accept })).toBeVisible();
    },
  );

  it("[CONSENT-DIALOG-12] reports once, and waits", async () => {
    const onConsent = vi.fn();
    const screen = await renderComponent(<ConsentDialog {...terms} onConsent={onConsent} />);
    await screen.getByRole("button", { name: "J’accepte" }).click();
    await screen.rerender(<ConsentDialog {...states.submitting} onConsent={onConsent} />);
    await screen.getByRole("button", { name: /J’accepte/ }).click();
    expect(onConsent).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
  });

  it("[CONSENT-DIALOG-13] [ACCOUNT-342] says that an answer was not saved, and sends it again", async () => {
    const onConsent = vi.fn();
    const announce = vi.fn();
    const screen = await renderComponent(
      <ConsentDialog {...states["privacy policy not saved"]} onConsent={onConsent} />,
      { announce },
    );
    await expect.element(screen.getByText(/Votre réponse n’a pas été enregistrée/)).toBeVisible();
    expect(announce).toHaveBeenCalledWith(expect.stringMatching(/Votre réponse/), "assertive");
    await screen.getByRole("button", { name: /pris connaissance/ }).click();
    expect(onConsent).toHaveBeenCalledOnce();
    await screen.rerender(<ConsentDialog {...states["terms not saved"]} />);
    await expect.element(screen.getByText(/Votre accord n’a pas été enregistré/)).toBeVisible();
  });

  it("[CONSENT-DIALOG-14] shows what has changed on request, and again after a failure", async () => {
    const onChanges = vi.fn();
    const screen = await renderComponent(<ConsentDialog {...policy} onChanges={onChanges} />);
    await screen.getByRole("button", { name: "Voir ce qui a changé" }).click();
    await screen.rerender(<ConsentDialog {...states["changes failed"]} onChanges={onChanges} />);
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onChanges).toHaveBeenCalledTimes(2);
    await screen.rerender(<ConsentDialog {...states.changes} />);
    await expect.element(screen.getByText("Vos documents sont gardés dix ans.")).toBeVisible();
  });

  it("[CONSENT-DIALOG-15] has the day with its year", async () => {
    const screen = await renderComponent(<ConsentDialog {...policy} />);
    await expect.element(screen.getByText("En vigueur depuis le 16 novembre 2026")).toBeVisible();
    await screen.rerender(<ConsentDialog {...states.undated} />);
    expect(screen.getByText(/En vigueur/).query()).toBeNull();
  });

  it("[CONSENT-DIALOG-16] has the server's text instead of ours", async () => {
    const screen = await renderComponent(<ConsentDialog {...states["text of the server"]} />);
    await expect.element(screen.getByText(/Un pari placé ne se modifie plus/)).toBeVisible();
    expect(screen.getByText(/Acceptez-les pour continuer/).query()).toBeNull();
  });

  it("[CONSENT-DIALOG-17] says that the answer to the version before was not recorded", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<ConsentDialog {...states["version renewed"]} />, {
      announce,
    });
    await expect.element(screen.getByText(/n’a pas été enregistrée/)).toBeVisible();
    expect(announce).toHaveBeenCalledWith(expect.stringMatching(/nouvelle version/), "polite");
  });
});
