import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  checkConformance,
  checkSeenDifference,
  detailsOf,
  renderComponent,
} from "../testing/index.ts";
import { segmentedControlStates as states } from "./segmented-control.states.ts";
import { SegmentedControl } from "./segmented-control.tsx";

checkConformance("segmented control", SegmentedControl<"single" | "combi" | "system">, states);

function Live() {
  const [value, setValue] = useState<"single" | "combi" | "system">("single");
  return <SegmentedControl {...states["first chosen"]} value={value} onChange={setValue} />;
}

describe("segmented control", () => {
  it("[SEGMENTED-CONTROL-1] is a named group of radio buttons", async () => {
    const screen = await renderComponent(<SegmentedControl {...states["second chosen"]} />);
    await expect.element(screen.getByRole("group", { name: "Type de pari" })).toBeVisible();
    await expect.element(screen.getByRole("radio", { name: "Combiné" })).toBeChecked();
  });

  it("[SEGMENTED-CONTROL-2] moves its choice with the arrow keys, as one stop of Tab", async () => {
    const screen = await renderComponent(
      <>
        <Live />
        <button type="button">after</button>
      </>,
    );
    await userEvent.keyboard("{Tab}{ArrowRight}");
    await expect.element(screen.getByRole("radio", { name: "Combiné" })).toBeChecked();
    await userEvent.keyboard("{Tab}");
    await expect.element(screen.getByRole("button")).toHaveFocus();
  });

  it("[SEGMENTED-CONTROL-3] shows what it is given, whatever was pressed", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(
      <SegmentedControl {...states["first chosen"]} onChange={onChange} />,
    );
    await screen.getByRole("radio", { name: "Système" }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith("system", expect.anything());
    await expect.element(screen.getByRole("radio", { name: "Simple" })).toBeChecked();
  });

  it("[SEGMENTED-CONTROL-7] says whether a pointer or a key chose", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(
      <SegmentedControl {...states["first chosen"]} onChange={onChange} />,
    );
    await screen.getByRole("radio", { name: "Système" }).click();
    expect(onChange).toHaveBeenLastCalledWith("system", detailsOf("pointer"));
    await userEvent.keyboard("{ArrowLeft}");
    expect(onChange).toHaveBeenLastCalledWith("combi", detailsOf("keyboard"));
  });

  it("[SEGMENTED-CONTROL-4] says why an answer can't be chosen", async () => {
    const screen = await renderComponent(<SegmentedControl {...states["one disabled"]} />);
    const system = screen.getByRole("radio", { name: "Système" });
    await expect.element(system).toBeDisabled();
    await expect.element(system).toHaveAccessibleDescription("Il faut au moins 3 sélections");
  });

  it("[SEGMENTED-CONTROL-5] has a finger's height on a narrow screen", async () => {
    await page.viewport(390, 800);
    const screen = await renderComponent(<SegmentedControl {...states["second chosen"]} />);
    const radio = screen.getByRole("radio", { name: "Combiné" }).element();
    expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await page.viewport(1280, 800);
  });

  it("[SEGMENTED-CONTROL-6] shows which answer is chosen in every theme, by more than a hue", async () => {
    await checkSeenDifference(
      <SegmentedControl {...states["first chosen"]} />,
      <SegmentedControl {...states["second chosen"]} />,
      (container) => container.querySelectorAll("label")[1] as Element,
    );
  });
});
