import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { shortcutsStates as states } from "./shortcuts.states.ts";
import { Shortcuts } from "./shortcuts.tsx";

checkConformance("shortcuts", Shortcuts, states);

describe("shortcuts", () => {
  it("[SHORTCUTS-1] is a dialog that Escape closes", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(<Shortcuts {...states.on} onClose={onClose} />);
    await expect.element(screen.getByRole("dialog", { name: "Raccourcis clavier" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("[SHORTCUTS-2] says what each does and by which keys", async () => {
    const screen = await renderComponent(<Shortcuts {...states.on} />, { locale: "en" });
    const row = screen.getByText("In-play").element().parentElement;
    expect(row?.textContent).toBe("In-playgthenl");
  });

  it("[SHORTCUTS-3] switches them off and on", async () => {
    const onSwitch = vi.fn();
    const screen = await renderComponent(<Shortcuts {...states.on} onSwitch={onSwitch} />);
    await screen.getByRole("checkbox", { name: "Utiliser les raccourcis" }).click();
    expect(onSwitch).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: expect.any(String) }),
    );
    await screen.rerender(<Shortcuts {...states.off} onSwitch={onSwitch} />);
    await expect.element(screen.getByRole("checkbox")).not.toBeChecked();
    await expect.element(screen.getByText(/ne font rien/)).toBeVisible();
  });
});
