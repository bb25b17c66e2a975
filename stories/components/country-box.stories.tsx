import { CountryBox } from "@grandstand/ui/country-box";
import spec from "@grandstand/ui/country-box/spec.md?raw";
import { countryBoxStates } from "@grandstand/ui/country-box/states";
import type { ComponentType } from "react";
import { expect, fn, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Country box",
  component: CountryBox,
  parameters: { spec },
  args: { ...countryBoxStates["every country"], onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("luxem{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("LU", expect.anything());
  },
});

/** As high as the open list, which covers what follows. */
const withSpace = [
  (Story: ComponentType) => (
    <div className="gs:min-h-110">
      <Story />
    </div>
  ),
];

export const Open = meta.story({
  decorators: withSpace,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(canvas.getByRole("listbox")).toBeVisible());
  },
});

export const NothingFits = meta.story({
  decorators: withSpace,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("xyz");
    await expect(canvas.getByText(/xyz/)).toBeVisible();
  },
});

export const DialCode = meta.story({
  args: stateArgs(countryBoxStates["dial code"]),
});
export const WithAHint = meta.story({
  args: stateArgs(countryBoxStates["with a hint"]),
});
export const Empty = meta.story({ args: stateArgs(countryBoxStates.empty) });
export const Loading = meta.story({ args: stateArgs(countryBoxStates.loading) });
export const Wrong = meta.story({ args: stateArgs(countryBoxStates.wrong) });
export const Disabled = meta.story({ args: stateArgs(countryBoxStates.disabled) });
export const LongText = meta.story({
  args: stateArgs(countryBoxStates["long text"]),
});
