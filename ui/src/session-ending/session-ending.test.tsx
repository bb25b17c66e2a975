import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, liveRegionOf, pressedBack, renderComponent } from "../testing/index.ts";
import { sessionEndingStates as states } from "./session-ending.states.ts";
import { SessionEnding } from "./session-ending.tsx";

checkConformance("session ending", SessionEnding, states);

describe("session ending", () => {
  it("[SESSION-ENDING-1] is an alert dialog that says what stays", async () => {
    const screen = await renderComponent(<SessionEnding {...states.open} />);
    await expect
      .element(screen.getByRole("alertdialog", { name: /Êtes-vous toujours là/ }))
      .toHaveAccessibleDescription(/restent tels quels/);
  });

  it("[SESSION-ENDING-2] announces the seconds twice", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<SessionEnding {...states.open} />, { announce });
    const { endsAt } = states.open;
    for (const seconds of [1, 5, 10, 12]) {
      await screen.rerender(<SessionEnding {...states.open} endsAt={endsAt - seconds * 1_000} />);
    }
    expect(announce.mock.calls).toEqual([
      [expect.stringMatching(/dans 20 secondes/), "assertive"],
      [expect.stringMatching(/dans 10 secondes/), "assertive"],
    ]);
    expect(liveRegionOf(screen.getByRole("timer").element())).toBeNull();
  });

  it("[SESSION-ENDING-3] stays by one press of Enter", async () => {
    const onStay = vi.fn();
    const screen = await renderComponent(<SessionEnding {...states.open} onStay={onStay} />);
    await expect.element(screen.getByRole("button", { name: "Rester connecté" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onStay).toHaveBeenCalledOnce();
  });

  it("[SESSION-ENDING-4] counts in whole seconds", async () => {
    const screen = await renderComponent(<SessionEnding {...states.open} />);
    const count = () => screen.getByRole("timer").element().textContent;
    expect(count()).toMatch(/dans 20.secondes\./);
    await screen.rerender(<SessionEnding {...states["one second left"]} />);
    expect(count()).toMatch(/dans 1.seconde\./);
  });

  it("[SESSION-ENDING-5] stays by Escape, by its close button and by Back", async () => {
    const onStay = vi.fn();
    const back = pressedBack();
    const screen = await renderComponent(<SessionEnding {...states.open} onStay={onStay} />, {
      onBack: back.onBack,
    });
    await userEvent.keyboard("{Escape}");
    await screen.getByRole("button", { name: "Fermer" }).click();
    back.press();
    expect(onStay).toHaveBeenCalledTimes(3);
  });

  it("[SESSION-ENDING-6] requests once at a time, and again after a failure", async () => {
    const onStay = vi.fn();
    const announce = vi.fn();
    const screen = await renderComponent(<SessionEnding {...states.staying} onStay={onStay} />, {
      announce,
    });
    await screen.getByRole("button", { name: /Rester connecté/ }).click();
    expect(onStay).not.toHaveBeenCalled();
    await screen.rerender(<SessionEnding {...states.failed} onStay={onStay} />);
    await expect.element(screen.getByText(/n’a pas pu être prolongée/)).toBeVisible();
    await screen.getByRole("button", { name: /Rester connecté/ }).click();
    expect(onStay).toHaveBeenCalledOnce();
  });

  it("[SESSION-ENDING-7] offers no stay where there is none, and closes", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(<SessionEnding {...states.final} onClose={onClose} />);
    expect(screen.getByRole("button", { name: "Rester connecté" }).elements()).toHaveLength(0);
    await expect.element(screen.getByRole("button", { name: "Me déconnecter" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("[SESSION-ENDING-8] logs out at once", async () => {
    const onLogout = vi.fn();
    const screen = await renderComponent(<SessionEnding {...states.open} onLogout={onLogout} />);
    await screen.getByRole("button", { name: "Me déconnecter" }).click();
    expect(onLogout).toHaveBeenCalledOnce();
  });
});
