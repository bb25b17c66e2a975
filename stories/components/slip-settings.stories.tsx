import { SlipSettings } from "@grandstand/ui/slip-settings";
import spec from "@grandstand/ui/slip-settings/spec.md?raw";
import { slipSettingsStates } from "@grandstand/ui/slip-settings/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Slip settings",
  component: SlipSettings,
  parameters: { spec },
  args: { ...slipSettingsStates.closed, onChange: fn() },
  decorators: [
    (Story) => (
      <div className="gs:min-h-120">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Open = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    const choices = await screen.findAllByRole("radio");
    await userEvent.click(choices[0] ?? canvas.getByRole("button"));
    await expect(args.onChange).toHaveBeenCalledWith({ acceptOdds: "all" }, expect.anything());
  },
});

export const EveryChangeAccepted = meta.story({
  args: stateArgs(slipSettingsStates["open, every change accepted"]),
  play: async () => {
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
});
