import { Shortcuts } from "@grandstand/ui/shortcuts";
import spec from "@grandstand/ui/shortcuts/spec.md?raw";
import { shortcutsStates } from "@grandstand/ui/shortcuts/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Shortcuts",
  component: Shortcuts,
  parameters: { spec, ...overPage },
  args: shortcutsStates.on,
});

export const On = meta.story({
  args: { onSwitch: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole("checkbox"));
    await expect(args.onSwitch).toHaveBeenCalledWith(false, expect.anything());
  },
});
export const Off = meta.story({ args: shortcutsStates.off });
