import { StayInControl } from "@grandstand/ui/stay-in-control";
import spec from "@grandstand/ui/stay-in-control/spec.md?raw";
import { stayInControlStates as states } from "@grandstand/ui/stay-in-control/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Stay in control",
  component: StayInControl,
  parameters: { spec },
  args: { ...states.person, onBreak: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("button");
    if (first) await userEvent.click(first);
    await expect(args.onBreak).toHaveBeenCalledOnce();
  },
});
export const Visitor = meta.story({ args: stateArgs(states.visitor) });
export const WithoutHelpLines = meta.story({
  args: stateArgs(states["without help lines"]),
});
export const Loading = meta.story({ args: stateArgs(states.loading) });
export const Failed = meta.story({ args: stateArgs(states.failed) });
export const ClockHidden = meta.story({
  args: stateArgs(states["clock hidden"]),
});
export const LongText = meta.story({ args: stateArgs(states["long text"]) });
