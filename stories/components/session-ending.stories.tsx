import { SessionEnding } from "@grandstand/ui/session-ending";
import spec from "@grandstand/ui/session-ending/spec.md?raw";
import { sessionEndingStates as states } from "@grandstand/ui/session-ending/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Session ending",
  component: SessionEnding,
  parameters: { spec },
  args: { ...states.open, onStay: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard("{Enter}");
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
});
export const NearTheEnd = meta.story({
  render: () => <SessionEnding {...states["near the end"]} />,
});
export const OneSecondLeft = meta.story({
  render: () => <SessionEnding {...states["one second left"]} />,
});
export const Staying = meta.story({ render: () => <SessionEnding {...states.staying} /> });
export const Failed = meta.story({ render: () => <SessionEnding {...states.failed} /> });
export const Final = meta.story({ render: () => <SessionEnding {...states.final} /> });
