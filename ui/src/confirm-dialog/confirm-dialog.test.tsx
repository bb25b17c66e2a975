import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { confirmDialogStates as states } from "./confirm-dialog.states.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

checkConformance("confirm dialog", ConfirmDialog, states);

describe("confirm dialog", () => {
  it("[CONFIRM-DIALOG-1] [ACCOUNT-68] is an alert dialog", async () => {
    const screen = await renderComponent(<ConfirmDialog {...states.asked} />);
    await expect
      .element(screen.getByRole("alertdialog", { name: states.asked.title }))
      .toHaveAccessibleDescription(/3 sélections/);
  });

  it("[CONFIRM-DIALOG-2] starts on the harmless answer", async () => {
    const screen = await renderComponent(<ConfirmDialog {...states.asked} />);
    await expect.element(screen.getByRole("button", { name: "Annuler" })).toHaveFocus();
  });

  it("[CONFIRM-DIALOG-3] counts Escape and closing as no", async () => {
    const onCancel = vi.fn();
    const onConfirm = vi.fn();
    const props = { ...states.asked, onCancel, onConfirm };
    const screen = await renderComponent(<ConfirmDialog {...props} />);
    await userEvent.keyboard("{Escape}");
    await screen.getByRole("button", { name: "Fermer" }).click();
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("[CONFIRM-DIALOG-4] draws both answers equally large", async () => {
    const screen = await renderComponent(<ConfirmDialog {...states.asked} />);
    const size = (name: string) => {
      const { width, height } = screen
        .getByRole("button", { name })
        .element()
        .getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    };
    expect(size("Annuler")).toEqual(size("Tout retirer"));
  });

  it("[CONFIRM-DIALOG-6] breaks no word of a long answer on a small phone", async () => {
    await page.viewport(320, 800);
    const long = { cancelLabel: "Continuer l’inscription", confirmLabel: "Quitter" };
    const screen = await renderComponent(<ConfirmDialog {...states.asked} {...long} />);
    const [stay, leave] = [long.cancelLabel, long.confirmLabel].map((name) =>
      screen.getByRole("button", { name }).element().getBoundingClientRect(),
    );
    expect(stay?.height).toBe(leave?.height);
    expect(stay?.height).toBeLessThan(50);
    expect(stay?.width).toBe(leave?.width);
    await page.viewport(1280, 800);
  });

  it("[CONFIRM-DIALOG-5] accepts one answer only", async () => {
    const onConfirm = vi.fn();
    const screen = await renderComponent(<ConfirmDialog {...states.busy} onConfirm={onConfirm} />);
    await screen.getByRole("button", { name: /Tout retirer/ }).click();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
