import { describe, expect, it, vi } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { Dialog } from "../dialog/index.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { boostMarkerStates as states } from "./boost-marker.states.ts";
import { BoostMarker } from "./boost-marker.tsx";

checkConformance("boost marker", BoostMarker, states);

/** A pointer is on its way over the page before it is on anything. */
async function pointAt(target: Locator) {
  await userEvent.hover(document.documentElement);
  await target.hover();
}

function described(state: keyof typeof states, words: RegExp) {
  return async () => {
    const screen = await renderComponent(<BoostMarker {...states[state]} />);
    await expect.element(screen.getByRole("button")).toHaveAccessibleDescription(words);
  };
}

describe("boost marker", () => {
  it("[BOOST-MARKER-1] is named by what it is and described by what it means", async () => {
    const screen = await renderComponent(<BoostMarker {...states.valid} />);
    const button = screen.getByRole("button", { name: /Boost actif sur Union Saint-Gilloise/ });
    await expect.element(button).toHaveAccessibleDescription(/10.% .*\+?1,24.€/);
  });

  it("[BOOST-MARKER-2] shows its tip by hover, by focus and by a press", async () => {
    const screen = await renderComponent(<BoostMarker {...states.valid} />);
    const tip = screen.getByRole("tooltip");
    await pointAt(screen.getByRole("button"));
    await expect.element(tip).toBeVisible();
    await userEvent.unhover(screen.getByRole("button"));
    await expect.element(tip).not.toBeInTheDocument();
    await userEvent.keyboard("{Tab}");
    await expect.element(tip).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await screen.getByRole("button").click();
    await expect.element(tip).toBeVisible();
  });

  it("[BOOST-MARKER-3] keeps the focus, and the Escape key closes the tip alone", async () => {
    const onKeyDown = vi.fn();
    const screen = await renderComponent(
      // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a sheet that listens
      <div onKeyDown={(event) => event.key === "Escape" && onKeyDown()}>
        <BoostMarker {...states.valid} />
      </div>,
    );
    await userEvent.keyboard("{Tab}");
    await expect.element(screen.getByRole("tooltip")).toBeVisible();
    await expect.element(screen.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it("[BOOST-MARKER-3] leaves the dialog around it open with its first Escape", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(
      <Dialog title="Coupon" onClose={onClose}>
        <BoostMarker {...states.valid} />
      </Dialog>,
    );
    // It begins at its title, and its first stop is what closes it.
    await expect.element(screen.getByRole("heading", { name: "Coupon" })).toHaveFocus();
    await userEvent.keyboard("{Tab}{Tab}");
    await expect.element(screen.getByRole("button", { name: /Boost actif/ })).toHaveFocus();
    await expect.element(screen.getByRole("tooltip")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledExactlyOnceWith("escape", expect.anything());
  });

  it("[BOOST-MARKER-3] stays while the pointer is on the tip", async () => {
    const screen = await renderComponent(<BoostMarker {...states.valid} />);
    const tip = screen.getByRole("tooltip");
    await pointAt(screen.getByRole("button"));
    await tip.hover();
    await expect.element(tip).toBeVisible();
  });

  it("[BOOST-MARKER-4] differs by words and shape", async () => {
    const names = new Set<string>();
    const shapes = new Set<string>();
    for (const state of ["valid", "stake too low", "pending", "lost"] as const) {
      const screen = await renderComponent(<BoostMarker {...states[state]} />);
      const button = screen.getByRole("button").element();
      names.add(button.textContent ?? "");
      const { borderStyle, backgroundColor, textDecorationLine } = getComputedStyle(button);
      shapes.add([borderStyle, backgroundColor, textDecorationLine].join());
      await screen.unmount();
    }
    expect(names.size).toBe(4);
    expect(shapes.size).toBe(4);
  });

  it(
    "[BOOST-MARKER-5] says until when a valid one can be used",
    described("valid", /Valable jusqu’au dim\. 22 nov\..* 22:59/),
  );

  it.each([
    ["stake too low", /Mise minimale.: 5.€/],
    ["stake too high", /Mise maximale.: 50.€/],
    ["odds too low", /Cote minimale.: 1\.80/],
    ["odds too high", /Cote maximale.: 6\.00/],
    ["winnings too high", /200.€/],
    ["not for this bet", /type de pari/],
    ["starting price", /cote de départ/],
    ["invalid, tip open", /Mise minimale.: 5.€.*Cote minimale.: 1\.80/],
  ] as const)("[BOOST-MARKER-6] says why it does not hold: %s", async (state, words) => {
    await described(state, words)();
  });

  it.each([
    ["won", /1,24.€ .*payés?|payé/i],
    ["lost", /aurait/],
    ["pending", /1,24.€/],
  ] as const)("[BOOST-MARKER-7] shows what became of it: %s", async (state, words) => {
    await described(state, words)();
  });

  it("[BOOST-MARKER-8] counts coins as coins", async () => {
    await described("coins, valid", /300 coins/)();
  });
});
