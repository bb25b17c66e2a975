import { SessionList } from "@grandstand/ui/session-list";
import spec from "@grandstand/ui/session-list/spec.md?raw";
import { sessionListStates as states } from "@grandstand/ui/session-list/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Session list",
  component: SessionList,
  parameters: { spec, ...overPage },
  args: { ...states.several, onEnd: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const [first] = screen.getAllByRole("button", { name: /Firefox/ });
    if (first) await userEvent.click(first);
    await expect(args.onEnd).toHaveBeenCalledWith(["session-2"]);
  },
});
export const LoadingSessions = meta.story({ args: stateArgs(states.loading) });
export const Failed = meta.story({ args: stateArgs(states.failed) });
export const ThisDeviceOnly = meta.story({
  args: stateArgs(states["this device only"]),
});
export const AnotherDevice = meta.story({
  args: stateArgs(states["another device"]),
});
export const OneEnding = meta.story({ args: stateArgs(states["one ending"]) });
export const AllOthersEnding = meta.story({
  args: stateArgs(states["all others ending"]),
});
export const NotEnded = meta.story({ args: stateArgs(states["not ended"]) });
export const LongText = meta.story({ args: stateArgs(states["long text"]) });
