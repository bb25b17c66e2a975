import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { eachWayToggleStates as states } from "./each-way-toggle.states.ts";
import { EachWayToggle } from "./each-way-toggle.tsx";

checkConformance("each-way toggle", EachWayToggle, states);

describe("each-way toggle", () => {
  it("[EACH-WAY-TOGGLE-1] is a checkbox that names what it is for", async () => {
    const screen = await renderComponent(<EachWayToggle {...states["of one selection"]} />);
    await expect
      .element(screen.getByRole("checkbox", { name: "Gagnant-placé sur Golden Arrow" }))
      .toBeVisible();
  });

  it("[EACH-WAY-TOGGLE-2] [EACH-WAY-TOGGLE-3] says its terms and that the stake counts twice", async () => {
    const screen = await renderComponent(<EachWayToggle {...states.off} />);
    await expect
      .element(screen.getByRole("checkbox"))
      .toHaveAccessibleDescription(/3 places, 1\/4 de la cote.*La mise est doublée/);
  });

  it("[EACH-WAY-TOGGLE-4] says that terms differ", async () => {
    const screen = await renderComponent(<EachWayToggle {...states["terms differ"]} />);
    await expect
      .element(screen.getByRole("checkbox"))
      .toHaveAccessibleDescription(/propres à chaque sélection/);
  });

  it("[EACH-WAY-TOGGLE-5] reports what it is to be, and shows what its caller says", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(<EachWayToggle {...states.off} onChange={onChange} />);
    await screen.getByRole("checkbox").click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true, expect.anything());
    await expect.element(screen.getByRole("checkbox")).not.toBeChecked();
    await screen.rerender(<EachWayToggle {...states.on} />);
    await expect.element(screen.getByRole("checkbox")).toBeChecked();
  });

  it("[EACH-WAY-TOGGLE-7] says whether a pointer or a key changed it", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(<EachWayToggle {...states.off} onChange={onChange} />);
    await screen.getByRole("checkbox").click();
    await userEvent.keyboard(" ");
    expect(onChange.mock.calls).toEqual([
      [true, detailsOf("pointer")],
      [true, detailsOf("keyboard")],
    ]);
  });

  it("[EACH-WAY-TOGGLE-6] accepts no change while disabled", async () => {
    const screen = await renderComponent(<EachWayToggle {...states.disabled} />);
    await expect.element(screen.getByRole("checkbox")).toBeDisabled();
  });
});
