import { SessionList } from "@grandstand/ui/session-list";
import spec from "@grandstand/ui/session-list/spec.md?raw";
import { sessionListStates as states } from "@grandstand/ui/session-list/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Session list",
  component: SessionList,
  parameters: { spec },
  args: { ...states.several, onEnd: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const [first] = screen.getAllByRole("button", { name: /Firefox/ });
    if (first) await userEvent.click(first);
    await expect(args.onEnd).toHaveBeenCalledWith(["session-2"]);
  },
});
export const LoadingSessions = meta.story({ render: () => <SessionList {...states.loading} /> });
export const Failed = meta.story({ render: () => <SessionList {...states.failed} /> });
export const ThisDeviceOnly = meta.story({
  render: () => <SessionList {...states["this device only"]} />,
});
export const AnotherDevice = meta.story({
  render: () => <SessionList {...states["another device"]} />,
});
export const OneEnding = meta.story({ render: () => <SessionList {...states["one ending"]} /> });
export const AllOthersEnding = meta.story({
  render: () => <SessionList {...states["all others ending"]} />,
});
export const NotEnded = meta.story({ render: () => <SessionList {...states["not ended"]} /> });
export const LongText = meta.story({ render: () => <SessionList {...states["long text"]} /> });
