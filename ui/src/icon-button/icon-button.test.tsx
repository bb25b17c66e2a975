import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { iconButtonStates as states } from "./icon-button.states.ts";
import { IconButton } from "./icon-button.tsx";

checkConformance("icon button", IconButton, states);

describe("icon button", () => {
  it("[ICON-BUTTON-1] is named by its label and its count", async () => {
    const screen = await renderComponent(<IconButton {...states["with a count"]} />);
    await expect.element(screen.getByRole("button")).toHaveAccessibleName("Messages 2 non lus");
  });

  it("[ICON-BUTTON-2] says that what it opens is open", async () => {
    const screen = await renderComponent(<IconButton {...states.expanded} />);
    await expect.element(screen.getByRole("button")).toHaveAttribute("aria-expanded", "true");
  });

  it("[ICON-BUTTON-3] has a finger's size on a narrow screen", async () => {
    await page.viewport(390, 800);
    const screen = await renderComponent(<IconButton {...states.quiet} />);
    const { width, height } = screen.getByRole("button").element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.viewport(1280, 800);
  });

  it("[ICON-BUTTON-4] reports a press", async () => {
    const onPress = vi.fn();
    const screen = await renderComponent(<IconButton {...states.quiet} onPress={onPress} />);
    await screen.getByRole("button").click();
    expect(onPress).toHaveBeenCalledOnce();
  });
});
