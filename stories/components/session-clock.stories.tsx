import { SessionClock } from "@grandstand/ui/session-clock";
import spec from "@grandstand/ui/session-clock/spec.md?raw";
import { sessionClockStates as states } from "@grandstand/ui/session-clock/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Session clock",
  component: SessionClock,
  parameters: { spec },
  args: { ...states.shown, onToggle: fn() },
  decorators: [
    (Story) => (
      <div className="gs:bg-header gs:p-2 gs:text-on-header gs:[--gs-color-focus:var(--gs-color-act)]">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    // A phone's header has the link alone.
    const [hide] = canvas.queryAllByRole("button");
    if (hide) await userEvent.click(hide);
    await expect(args.onToggle).toHaveBeenCalledTimes(hide ? 1 : 0);
  },
});
export const JustBegun = meta.story({ args: stateArgs(states["just begun"]) });
export const Hours = meta.story({ args: stateArgs(states.hours) });
export const LongText = meta.story({ args: stateArgs(states["long text"]) });
export const Hidden = meta.story({ args: stateArgs(states.hidden) });
