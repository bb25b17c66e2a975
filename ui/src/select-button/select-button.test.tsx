import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { selectButtonStates as states } from "./select-button.states.ts";
import { SelectButton } from "./select-button.tsx";

checkConformance("select button", SelectButton<string>, states);

describe("select button", () => {
  it("[SELECT-BUTTON-1] is named, and says what is chosen", async () => {
    const screen = await renderComponent(<SelectButton {...states["another chosen"]} />);
    const select = screen.getByRole("combobox", { name: "Trier" });
    await expect.element(select).toHaveDisplayValue("Championnat");
  });

  it("[SELECT-BUTTON-2] is pressed anywhere on it", async () => {
    const screen = await renderComponent(<SelectButton {...states["with an icon"]} />);
    const select = screen.getByRole("combobox").element();
    const box = (select.parentElement as Element).getBoundingClientRect();
    expect(box.height).toBeGreaterThanOrEqual(44);
    for (const left of [box.left + 4, (box.left + box.right) / 2, box.right - 4]) {
      expect(document.elementFromPoint(left, box.top + box.height / 2)).toBe(select);
    }
  });

  it("[SELECT-BUTTON-3] reports what is chosen, and leaves the choice to its caller", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(
      <SelectButton {...states["with an icon"]} onChange={onChange} />,
    );
    const select = screen.getByRole("combobox");
    await userEvent.selectOptions(select, "time");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("time", { reason: "list", event: null });
    await expect.element(select).toHaveDisplayValue("Importance");
  });

  it("[SELECT-BUTTON-4] gives way where it has no room", async () => {
    const screen = await renderComponent(
      <div style={{ width: 120 }}>
        <SelectButton {...states["long text"]} />
      </div>,
    );
    const select = screen.getByRole("combobox").element();
    expect(select.getBoundingClientRect().right).toBeLessThanOrEqual(120 + 8);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
});
