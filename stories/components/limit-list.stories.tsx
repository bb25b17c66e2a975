import { LimitList } from "@grandstand/ui/limit-list";
import spec from "@grandstand/ui/limit-list/spec.md?raw";
import { limitListStates as states } from "@grandstand/ui/limit-list/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Limit list",
  component: LimitList,
  parameters: { spec },
  args: { ...states.set, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const [first] = screen.getAllByRole("button");
    if (first) await userEvent.click(first);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Loading = meta.story({ args: stateArgs(states.loading) });
export const Failed = meta.story({ args: stateArgs(states.failed) });
export const NothingSet = meta.story({ args: stateArgs(states["nothing set"]) });
export const RaiseWaiting = meta.story({
  args: stateArgs(states["raise waiting"]),
});
export const Reached = meta.story({ args: stateArgs(states.reached) });
export const Changing = meta.story({ args: stateArgs(states.changing) });
export const NotChanged = meta.story({ args: stateArgs(states["not changed"]) });
export const Refused = meta.story({ args: stateArgs(states.refused) });
export const LongText = meta.story({ args: stateArgs(states["long text"]) });
