import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { realityCheckStates as states } from "./reality-check.states.ts";
import { RealityCheck } from "./reality-check.tsx";

checkConformance("reality check", RealityCheck, states);

describe("reality check", () => {
  it("[REALITY-CHECK-1] [REALITY-CHECK-4] says how long and how much", async () => {
    const screen = await renderComponent(<RealityCheck {...states.loss} />);
    const dialog = screen.getByRole("alertdialog", { name: /Vous jouez depuis 1.h.00/ });
    await expect.element(dialog).toHaveAccessibleDescription(/votre coupon reste/i);
    const said = dialog.element().querySelector("dl")?.textContent ?? "";
    expect(said).toMatch(/1.h.00.*42,50.*−12,50/);
  });

  it("[REALITY-CHECK-2] gives the focus to neither answer", async () => {
    const onGoOn = vi.fn();
    const screen = await renderComponent(<RealityCheck {...states.loss} onGoOn={onGoOn} />);
    await expect.element(screen.getByRole("alertdialog")).toBeVisible();
    expect(document.activeElement?.tagName).toBe("DIV");
    await userEvent.keyboard("{Enter} ");
    expect(onGoOn).not.toHaveBeenCalled();
  });

  it("[REALITY-CHECK-3] draws both answers alike", async () => {
    const screen = await renderComponent(<RealityCheck {...states.loss} />);
    const drawn = (name: string) => {
      const element = screen.getByRole("button", { name }).element();
      const { width, height } = element.getBoundingClientRect();
      const { backgroundColor, color, fontWeight } = getComputedStyle(element);
      return [Math.round(width), Math.round(height), backgroundColor, color, fontWeight];
    };
    expect(drawn("Continuer")).toEqual(drawn("Se déconnecter"));
  });

  it("[REALITY-CHECK-7] breaks no word of an answer on a small phone", async () => {
    await page.viewport(320, 800);
    const screen = await renderComponent(<RealityCheck {...states.loss} />);
    const logout = screen.getByRole("button", { name: "Se déconnecter" }).element();
    expect(logout.getBoundingClientRect().height).toBeLessThan(50);
    await page.viewport(1280, 800);
  });

  it("[REALITY-CHECK-5] works without the figures", async () => {
    const onLogout = vi.fn();
    const screen = await renderComponent(<RealityCheck {...states.failed} onLogout={onLogout} />);
    await expect.element(screen.getByText(/n’ont pas pu être chargés/)).toBeVisible();
    await screen.getByRole("button", { name: "Se déconnecter" }).click();
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it("[REALITY-CHECK-6] continues by Escape and by closing", async () => {
    const onGoOn = vi.fn();
    const screen = await renderComponent(<RealityCheck {...states.loss} onGoOn={onGoOn} />);
    await userEvent.keyboard("{Escape}");
    await screen.getByRole("button", { name: "Fermer" }).click();
    await screen.getByRole("button", { name: "Continuer" }).click();
    expect(onGoOn).toHaveBeenCalledTimes(3);
  });
});
