import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { slipSettingsStates as states } from "./slip-settings.states.ts";
import { SlipSettings } from "./slip-settings.tsx";

checkConformance("slip settings", SlipSettings, states);

describe("slip settings", () => {
  it("[SLIP-SETTINGS-1] says whether it is open, and names what it opened", async () => {
    const screen = await renderComponent(<SlipSettings {...states.closed} />);
    const button = screen.getByRole("button", { name: "Réglages du coupon" });
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect.element(screen.getByRole("dialog", { name: "Réglages du coupon" })).toBeVisible();
  });

  it("[SLIP-SETTINGS-2] moves the focus to a choice and gives it back", async () => {
    const screen = await renderComponent(<SlipSettings {...states.closed} />);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(screen.getByRole("radio", { name: "Toujours demander" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("button")).toHaveFocus();
  });

  it("[SLIP-SETTINGS-3] [SLIP-SETTINGS-4] has two questions with every answer", async () => {
    const screen = await renderComponent(<SlipSettings {...states.open} />);
    await expect
      .element(screen.getByRole("radiogroup", { name: "Format des cotes" }))
      .toBeVisible();
    await expect
      .element(screen.getByRole("radiogroup", { name: "Quand une cote change" }))
      .toBeVisible();
    expect(screen.getByRole("radio").elements()).toHaveLength(6);
  });

  it("[SLIP-SETTINGS-5] [SLIP-SETTINGS-9] reports each choice on its own", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(<SlipSettings {...states.open} onChange={onChange} />);
    await screen.getByText("Accepter les hausses").click();
    await screen.getByText("Américain").click();
    expect(onChange.mock.calls).toEqual([
      [{ acceptOdds: "higher" }, detailsOf("pointer")],
      [{ oddsFormat: "american" }, detailsOf("pointer")],
    ]);
  });

  it("[SLIP-SETTINGS-6] is only its button until it is opened", async () => {
    const screen = await renderComponent(<SlipSettings {...states.closed} />);
    expect(screen.getByRole("radio").elements()).toEqual([]);
    await expect.element(screen.getByRole("button")).not.toHaveAttribute("aria-haspopup");
  });

  it("[SLIP-SETTINGS-7] [SLIP-SETTINGS-9] edits the amounts of the quick stakes", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(<SlipSettings {...states.open} onChange={onChange} />);
    const second = screen.getByRole("textbox", { name: "Mise rapide 2" });
    await second.fill("7,5");
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      { quickStakes: [500, 750, 2_500, 5_000] },
      detailsOf("typing"),
    );
  });

  it("[SLIP-SETTINGS-8] says what can't be staked, and does not accept it", async () => {
    const onChange = vi.fn();
    const screen = await renderComponent(<SlipSettings {...states.open} onChange={onChange} />);
    const first = screen.getByRole("textbox", { name: "Mise rapide 1" });
    for (const wrong of ["0", "2000", "dix", ""]) {
      await first.fill(wrong);
      await userEvent.keyboard("{Enter}");
      await expect.element(first).toHaveAccessibleDescription(/1\D?100.€/);
      await expect.element(first).toHaveValue(wrong);
    }
    expect(onChange).not.toHaveBeenCalled();
  });
});
