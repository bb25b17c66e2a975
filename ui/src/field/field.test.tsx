import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { passwordFieldStates, textFieldStates as states } from "./field.states.ts";
import { PasswordField } from "./password-field.tsx";
import { TermsBox } from "./terms-box.tsx";
import { TextField } from "./text-field.tsx";

checkConformance("text field", TextField, states);
checkConformance("password field", PasswordField, passwordFieldStates);

function LivePassword() {
  const [value, setValue] = useState("");
  return <PasswordField {...passwordFieldStates.empty} value={value} onChange={setValue} />;
}

/** Judges what was typed as it is left, as a form does. */
function JudgedName() {
  const [value, setValue] = useState("");
  const [isShort, setShort] = useState(false);
  return (
    <>
      <TextField
        {...states.empty}
        value={value}
        {...(isShort && { error: "Trop court" })}
        onChange={setValue}
        onLeave={() => setShort(value.length < 7)}
      />
      <button type="button">other</button>
    </>
  );
}

describe("field", () => {
  it("[FIELD-1] is named by its label, which leads to it", async () => {
    const screen = await renderComponent(<TextField {...states.empty} />);
    await screen.getByText("Nom d’utilisateur").click();
    await expect.element(screen.getByLabelText("Nom d’utilisateur")).toHaveFocus();
  });

  it("[FIELD-2] [FIELD-3] is described by its hint and its error, in words", async () => {
    const screen = await renderComponent(<TextField {...states["wrong with a hint"]} />);
    const input = screen.getByRole("textbox");
    await expect.element(input).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(input)
      .toHaveAccessibleDescription(
        "Au moins 7 lettres, chiffres ou traits bas Erreur\u00a0: Il faut au moins 7 caractères",
      );
  });

  it("[FIELD-4] writes in 16 px", async () => {
    const screen = await renderComponent(<TextField {...states.filled} />);
    expect(getComputedStyle(screen.getByRole("textbox").element()).fontSize).toBe("16px");
  });

  it("[FIELD-5] accepts a pasted password, and is known to password managers", async () => {
    const screen = await renderComponent(<LivePassword />);
    const input = screen.getByLabelText("Mot de passe", { exact: true });
    await expect.element(input).toHaveAttribute("autocomplete", "current-password");
    await userEvent.fill(input, "Collé-2026");
    await expect.element(input).toHaveValue("Collé-2026");
  });

  it("[FIELD-6] reports the whole text as typed", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(<TextField {...states.filled} onChange={onChange} />);
    await userEvent.type(screen.getByRole("textbox"), "2");
    expect(onChange).toHaveBeenCalledWith("verified_player2");
  });

  it("[FIELD-7] reports when it is left", async () => {
    const onLeave = vi.fn();
    const screen = await renderComponent(<TextField {...states.filled} onLeave={onLeave} />);
    await screen.getByRole("textbox").click();
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard("{Tab}");
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it("[FIELD-10] says what is wrong with it as it is left, each time", async () => {
    const announce = vi.fn();
    await renderComponent(<JudgedName />, { announce });
    await userEvent.keyboard("{Tab}ab");
    expect(announce).not.toHaveBeenCalled();
    await userEvent.keyboard("{Tab}");
    const said = ["Nom d’utilisateur\u00a0: Trop court", "polite"];
    expect(announce.mock.calls).toEqual([said]);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}c{Tab}");
    expect(announce.mock.calls).toEqual([said, said]);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}abcdefg{Tab}");
    expect(announce).toHaveBeenCalledTimes(2);
  });

  it("[FIELD-8] shows the password without losing it", async () => {
    const screen = await renderComponent(<LivePassword />);
    const input = screen.getByLabelText("Mot de passe", { exact: true });
    await userEvent.fill(input, "Grandstand1");
    await screen.getByRole("button", { name: "Afficher le mot de passe" }).click();
    await expect.element(input).toHaveAttribute("type", "text");
    await expect.element(input).toHaveValue("Grandstand1");
  });

  it("[FIELD-9] says whether a pointer or a key ticked a box", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(
      <TermsBox isChecked={false} error={undefined} onChange={onChange} onLeave={vi.fn()} />,
    );
    const box = screen.getByRole("checkbox");
    await box.click();
    (box.element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    expect(onChange.mock.calls).toEqual([
      [true, detailsOf("pointer")],
      [true, detailsOf("keyboard")],
    ]);
  });
});
