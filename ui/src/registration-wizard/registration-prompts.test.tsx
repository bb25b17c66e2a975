import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { ExitPrompt, RetryPrompt } from "./registration-prompts.tsx";
import { exitPromptStates, retryPromptStates } from "./registration-wizard.states.ts";

checkConformance("exit prompt", ExitPrompt, exitPromptStates);
checkConformance("retry prompt", RetryPrompt, retryPromptStates);

describe("registration prompts", () => {
  it("[REGISTRATION-WIZARD-50] [ACCOUNT-40] continues unless one leaves", async () => {
    const onContinue = vi.fn();
    const onLeave = vi.fn();
    const screen = await renderComponent(<ExitPrompt onContinue={onContinue} onLeave={onLeave} />);
    const goOn = screen.getByRole("button", { name: "Continuer l’inscription" });
    await expect.element(goOn).toHaveFocus();
    await userEvent.keyboard("{Enter}{Escape}");
    expect(onContinue).toHaveBeenCalledTimes(2);
    await screen.getByRole("button", { name: "Quitter" }).click();
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it("[REGISTRATION-WIZARD-52] denies no account while a request is out", async () => {
    const screen = await renderComponent(<ExitPrompt {...exitPromptStates["request sent"]} />);
    await expect.element(screen.getByText(/nous vérifions encore si votre compte/)).toBeVisible();
    expect(screen.getByText(/n’est pas encore créé/).query()).toBeNull();
  });

  it("[REGISTRATION-WIZARD-51] [ACCOUNT-41] sends again, or not", async () => {
    const onConfirm = vi.fn();
    const onDecline = vi.fn();
    const screen = await renderComponent(
      <RetryPrompt onConfirm={onConfirm} onDecline={onDecline} />,
    );
    await screen.getByRole("button", { name: "Réessayer" }).click();
    await screen.getByRole("button", { name: "Plus tard" }).click();
    expect([onConfirm, onDecline].map((call) => call.mock.calls.length)).toEqual([1, 1]);
  });
});
