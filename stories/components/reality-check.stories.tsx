import { RealityCheck } from "@grandstand/ui/reality-check";
import spec from "@grandstand/ui/reality-check/spec.md?raw";
import { realityCheckStates as states } from "@grandstand/ui/reality-check/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Reality check",
  component: RealityCheck,
  parameters: { spec, ...overPage },
  args: { ...states.loss, onGoOn: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const goOn = screen.getAllByRole("button").at(-1);
    if (goOn) await userEvent.click(goOn);
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
});
export const Win = meta.story({ args: stateArgs(states.win) });
export const NothingStaked = meta.story({
  args: stateArgs(states["nothing staked"]),
});
export const Loading = meta.story({ args: stateArgs(states.loading) });
export const Failed = meta.story({ args: stateArgs(states.failed) });
export const LongText = meta.story({ args: stateArgs(states["long text"]) });
