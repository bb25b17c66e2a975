import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  checkConformance,
  checkSeenDifference,
  detailsOf,
  renderComponent,
} from "../testing/index.ts";
import { choiceListStates as states } from "./choice-list.states.ts";
import { ChoiceList } from "./choice-list.tsx";

checkConformance("choice list", ChoiceList<string>, states);

function Live() {
  const [value, setValue] = useState<string | null>(null);
  return <ChoiceList {...states["nothing chosen"]} value={value} onChoose={setValue} />;
}

describe("choice list", () => {
  it("[CHOICE-LIST-1] folds into the question and what is chosen", async () => {
    const screen = await renderComponent(<ChoiceList {...states.folded} />);
    const button = screen.getByRole("button", { name: "Système Trixie, 4 paris" });
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByRole("radio").elements()).toEqual([]);
    await button.click();
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    await expect.element(screen.getByRole("group", { name: "Système" })).toBeVisible();
  });

  it("[CHOICE-LIST-2] [CHOICE-LIST-5] chooses by the arrow keys, and stays open", async () => {
    const screen = await renderComponent(<Live />);
    await userEvent.keyboard("{Tab}{Tab}{ArrowDown}");
    await expect.element(screen.getByRole("radio", { name: "Système 2/3" })).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(screen.getByRole("radio", { name: "Trixie" })).toHaveFocus();
    await expect.element(screen.getByRole("radio", { name: "Trixie" })).toBeChecked();
    await expect.element(screen.getByRole("group")).toBeVisible();
  });

  it("[CHOICE-LIST-3] names an answer by its name and describes it by the rest", async () => {
    const screen = await renderComponent(<ChoiceList {...states.open} />);
    await expect
      .element(screen.getByRole("radio", { name: "Trixie", exact: true }))
      .toHaveAccessibleDescription(/Retour possible 38,20.€.*3 doubles, 1 triple.*4 × 1,00/);
  });

  it("[CHOICE-LIST-4] says why an answer can't be chosen", async () => {
    const screen = await renderComponent(<ChoiceList {...states.open} />);
    const closed = screen.getByRole("radio", { name: "Système 3/3" });
    await expect.element(closed).toBeDisabled();
    await expect.element(closed).toHaveAccessibleDescription("Il faut 4 sélections.");
    await expect.element(screen.getByText("Il faut 4 sélections.")).toBeVisible();
  });

  it("[CHOICE-LIST-9] says whether a pointer or a key chose", async () => {
    const onChoose = vi.fn();
    const screen = await renderComponent(
      <ChoiceList {...states["nothing chosen"]} onChoose={onChoose} />,
    );
    await screen.getByText("Système 2/3").click();
    expect(onChoose).toHaveBeenLastCalledWith("perm-2", detailsOf("pointer"));
    await userEvent.keyboard("{ArrowUp}");
    expect(onChoose).toHaveBeenLastCalledWith(expect.any(String), detailsOf("keyboard"));
  });

  it("[CHOICE-LIST-6] reports what was chosen and shows what its caller says", async () => {
    const onChoose = vi.fn();
    const screen = await renderComponent(<ChoiceList {...states.open} onChoose={onChoose} />);
    await screen.getByText("Système 2/3").click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("perm-2", expect.anything());
    await expect.element(screen.getByRole("radio", { name: "Trixie" })).toBeChecked();
  });

  it("[CHOICE-LIST-7] accepts no change while it is disabled", async () => {
    const screen = await renderComponent(<ChoiceList {...states["open and disabled"]} />);
    for (const element of screen.getByRole("radio").elements()) expect(element).toBeDisabled();
    await expect.element(screen.getByRole("button")).toBeDisabled();
  });

  it("[CHOICE-LIST-8] shows which answer is chosen in every theme, by more than a hue", async () => {
    await checkSeenDifference(
      <ChoiceList {...states["nothing chosen"]} />,
      <ChoiceList {...states["nothing chosen"]} value="full-cover" />,
      (container) => container.querySelector("input") as Element,
    );
  });
});
