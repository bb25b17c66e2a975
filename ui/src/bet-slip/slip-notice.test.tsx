import { describe, expect, it, vi } from "vitest";
import { renderComponent } from "../testing/index.ts";
import { betSlipStates as states } from "./bet-slip.states.ts";
import { BetSlip } from "./bet-slip.tsx";
import { slipNotices } from "./bet-slip-view.ts";

describe("what happened to the slip as a whole", () => {
  it.each(["fr", "nl", "en"] as const)(
    "[BET-SLIP-40] has words for each notice: %s",
    async (locale) => {
      const seen = new Set<string>();
      for (const notice of slipNotices) {
        const { slip } = states.empty;
        if (slip === null) throw new Error("There is no slip.");
        const props = { ...states.empty, slip: { ...slip, notice } };
        const screen = await renderComponent(<BetSlip {...props} />, { locale });
        const words = () =>
          screen.container.querySelector("[data-kind=information] p")?.textContent;
        await expect.poll(words).toBeTruthy();
        expect(words()).not.toMatch(/slip-notice/);
        seen.add(words() ?? "");
        await screen.unmount();
      }
      expect(seen.size).toBe(slipNotices.length);
    },
  );

  it("[BET-SLIP-40] is shown on an empty slip, is said, and gives the focus to the title as it is closed", async () => {
    const announce = vi.fn();
    const onCloseNotice = vi.fn();
    const props = { ...states["cleared, too old"], onCloseNotice };
    const screen = await renderComponent(<BetSlip {...props} />, { announce });
    await expect.element(screen.getByText(/plus de 24 heures/)).toBeVisible();
    await expect.element(screen.getByText("Votre coupon est vide")).toBeVisible();
    expect(announce).toHaveBeenCalledWith(expect.stringMatching(/24 heures/), "polite");
    await screen.getByRole("button", { name: "Fermer", exact: true }).click();
    expect(onCloseNotice).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole("heading", { name: "Coupon" })).toHaveFocus();
  });
});

describe("an empty slip", () => {
  it.each([
    ["fr", "Voir les matchs en direct", "/live/"],
    ["nl", "Livewedstrijden bekijken", "/nl/live/"],
    ["en", "See what is in play", "/en/live/"],
  ] as const)("[BET-SLIP-50] leads to what is in play: %s", async (locale, name, href) => {
    const screen = await renderComponent(<BetSlip {...states.empty} />, { locale });
    await expect.element(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  });
});
