import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { limitFormStates as states } from "./limit-form.states.ts";
import { LimitForm } from "./limit-form.tsx";

checkConformance("limit form", LimitForm, states);

async function draw(state: keyof typeof states) {
  const calls = { onSubmit: vi.fn(), onConfirm: vi.fn(), onCancel: vi.fn() };
  const screen = await renderComponent(<LimitForm {...states[state]} {...calls} />);
  return { screen, ...calls };
}

describe("limit form", () => {
  it("[LIMIT-FORM-1] says which limit it changes, and what is wrong at the field", async () => {
    const { screen } = await draw("wrong minutes");
    await expect.element(screen.getByRole("dialog")).toHaveAccessibleName(/Temps par session/);
    await expect
      .element(screen.getByRole("textbox"))
      .toHaveAccessibleDescription(/de 10 à 1440 minutes/);
  });

  it.for([
    ["deposit", "200,00", "50,50", 5_050],
    ["deposit", "200,00", "beaucoup", undefined],
    ["session", "120", "60", 60],
    ["session", "120", "9", undefined],
    ["not set", "", "100", 10_000],
  ] as const)("[LIMIT-FORM-2] %s: from %s, %s is %s", async ([state, held, typed, value]) => {
    const { screen, onSubmit } = await draw(state);
    await expect.element(screen.getByRole("textbox")).toHaveValue(held);
    await screen.getByRole("textbox").fill(typed);
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(value);
  });

  it("[LIMIT-FORM-3] takes a limit away by its box, but not that of deposits", async () => {
    const { screen, onSubmit } = await draw("stake");
    await screen.getByRole("checkbox", { name: "Sans limite" }).click();
    expect(screen.getByRole("textbox").elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Continuer" }).click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(null);
    await screen.rerender(<LimitForm {...states.deposit} />);
    expect(screen.getByRole("checkbox").elements()).toHaveLength(0);
  });

  it.for([
    ["lowered", "Abaisser", /50,50.*tout de suite/, 5_050],
    ["raised", "Relever", /500.€.*24 nov.*14:00/, 50_000],
    ["lifted", "Relever", /24 nov.*14:00/, null],
  ] as const)("[LIMIT-FORM-4] %s: says from when", async ([state, button, text, value]) => {
    const { screen, onConfirm, onCancel } = await draw(state);
    await expect.element(screen.getByRole("alertdialog")).toHaveAccessibleDescription(text);
    await screen.getByRole("button", { name: button }).click();
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(value);
    await screen.getByRole("button", { name: "Annuler" }).click();
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
