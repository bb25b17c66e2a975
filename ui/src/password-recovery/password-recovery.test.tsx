import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { passwordRecoveryStates as states } from "./password-recovery.states.ts";
import { PasswordRecovery } from "./password-recovery.tsx";

checkConformance("password recovery", PasswordRecovery, states);

const passwordOf = (screen: Awaited<ReturnType<typeof renderComponent>>) =>
  screen.getByLabelText("Mot de passe", { exact: true });
const confirmationOf = (screen: Awaited<ReturnType<typeof renderComponent>>) =>
  screen.getByLabelText("Mot de passe, une seconde fois");

describe("password recovery", () => {
  it("[PASSWORD-RECOVERY-1] moves the focus to the heading of a screen that follows", async () => {
    const screen = await renderComponent(<PasswordRecovery {...states.request} />);
    expect(document.activeElement).toBe(document.body);
    await screen.rerender(<PasswordRecovery {...states.sent} />);
    await expect
      .element(screen.getByRole("heading", { level: 1, name: "Consultez vos e-mails" }))
      .toHaveFocus();
  });

  it("[PASSWORD-RECOVERY-2] announces an error and keeps the username", async () => {
    const screen = await renderComponent(<PasswordRecovery {...states.request} />);
    const field = screen.getByRole("textbox", { name: "Nom d’utilisateur" });
    await field.fill("verified_player");
    await screen.rerender(<PasswordRecovery {...states["request failed"]} />);
    await expect.element(screen.getByText(states["request failed"].error).first()).toBeVisible();
    await expect.element(field).toHaveValue("verified_player");
  });

  it("[PASSWORD-RECOVERY-3] is known to password managers, and shows a password", async () => {
    const screen = await renderComponent(<PasswordRecovery {...states.request} />);
    await expect.element(screen.getByRole("textbox")).toHaveAttribute("autocomplete", "username");
    await screen.rerender(<PasswordRecovery {...states["new password"]} />);
    for (const field of [passwordOf(screen), confirmationOf(screen)]) {
      await expect.element(field).toHaveAttribute("autocomplete", "new-password");
      await expect.element(field).toHaveAttribute("type", "password");
    }
    await screen.getByRole("button", { name: "Afficher le mot de passe" }).first().click();
    await expect.element(passwordOf(screen)).toHaveAttribute("type", "text");
  });

  it("[PASSWORD-RECOVERY-4] sends no empty username", async () => {
    const onSubmit = vi.fn();
    const screen = await renderComponent(
      <PasswordRecovery {...states.request} onSubmit={onSubmit} />,
    );
    await screen.getByRole("button", { name: "Envoyer le lien" }).click();
    const field = screen.getByRole("textbox");
    await expect.element(field).toHaveFocus();
    await expect.element(field).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(" verified_player {Enter}");
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith("verified_player");
  });

  it("[PASSWORD-RECOVERY-5] sends nothing twice", async () => {
    const onSubmit = vi.fn();
    const screen = await renderComponent(
      <PasswordRecovery {...states["request on its way"]} onSubmit={onSubmit} />,
    );
    await screen.getByRole("textbox").fill("verified_player");
    await userEvent.keyboard("{Enter}");
    await screen.getByRole("button").click();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("[PASSWORD-RECOVERY-6] says after a request what holds with and without an account", async () => {
    const onAgain = vi.fn();
    const screen = await renderComponent(<PasswordRecovery {...states.sent} onAgain={onAgain} />);
    await expect.element(screen.getByText(/^Si un compte.* verified_player/)).toBeVisible();
    await screen.getByRole("button", { name: "Demander un autre lien" }).click();
    expect(onAgain).toHaveBeenCalledOnce();
  });

  it.each([
    { typed: ["faible", "faible"], wrong: passwordOf, says: /toutes les règles/ },
    { typed: ["Velodroom8", "Velodroom9"], wrong: confirmationOf, says: /pas identiques/ },
    { typed: ["Velodroom8", ""], wrong: confirmationOf, says: /une seconde fois\.$/ },
  ])("[PASSWORD-RECOVERY-7] does not send $typed", async ({ typed, wrong, says }) => {
    const onSubmit = vi.fn();
    const screen = await renderComponent(
      <PasswordRecovery {...states["new password"]} onSubmit={onSubmit} />,
    );
    const [password = "", confirmation = ""] = typed;
    await passwordOf(screen).fill(password);
    await confirmationOf(screen).fill(confirmation);
    await userEvent.keyboard("{Enter}");
    await expect.element(wrong(screen)).toHaveFocus();
    await expect.element(wrong(screen)).toBeInvalid();
    await expect.element(wrong(screen)).toHaveAccessibleDescription(says);
    expect(onSubmit).not.toHaveBeenCalled();
    await passwordOf(screen).fill("Velodroom8");
    await confirmationOf(screen).fill("Velodroom8");
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith("Velodroom8", "Velodroom8");
  });

  it("[PASSWORD-RECOVERY-8] says why a link is no longer good, and leads to another", async () => {
    const screen = await renderComponent(<PasswordRecovery {...states["link expired"]} />);
    await expect.element(screen.getByText(states["link expired"].reason)).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Demander un autre lien" }))
      .toHaveAttribute("href", "/forgotten-password/");
  });

  it("[PASSWORD-RECOVERY-10] has no form until the page can send it", async () => {
    const screen = await renderComponent(<PasswordRecovery {...states["loading a link"]} />);
    await expect
      .element(screen.getByRole("heading", { name: "Nouveau mot de passe" }))
      .toBeVisible();
    expect(screen.container.querySelector("form, input, button")).toBeNull();
    await screen.rerender(<PasswordRecovery {...states["new password"]} />);
    await expect.element(passwordOf(screen)).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  it("[PASSWORD-RECOVERY-11] says what the server refused until another password is typed", async () => {
    const screen = await renderComponent(<PasswordRecovery {...states["new password"]} />);
    await passwordOf(screen).fill("Velodroom8");
    await confirmationOf(screen).fill("Velodroom8");
    await userEvent.keyboard("{Enter}");
    await screen.rerender(<PasswordRecovery {...states["new password refused"]} />);
    const refused = screen.getByText(/Ce mot de passe n’est pas assez sûr/);
    await expect.element(refused).toBeVisible();
    await passwordOf(screen).fill("Velodroom9");
    await expect.element(refused).not.toBeInTheDocument();
  });

  it("[PASSWORD-RECOVERY-9] offers the login after a new password", async () => {
    const onLogin = vi.fn();
    const screen = await renderComponent(<PasswordRecovery {...states.done} onLogin={onLogin} />);
    await screen.getByRole("button", { name: "Se connecter" }).click();
    expect(onLogin).toHaveBeenCalledOnce();
  });
});
