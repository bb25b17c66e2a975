import { SessionEnding } from "@grandstand/ui/session-ending";
import spec from "@grandstand/ui/session-ending/spec.md?raw";
import { sessionEndingStates as states } from "@grandstand/ui/session-ending/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Session ending",
  component: SessionEnding,
  parameters: { spec, ...overPage },
  args: { ...states.open, onStay: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard("{Enter}");
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
});
export const NearTheEnd = meta.story({
  args: stateArgs(states["near the end"]),
});
export const OneSecondLeft = meta.story({
  args: stateArgs(states["one second left"]),
});
export const Staying = meta.story({ args: stateArgs(states.staying) });
export const Failed = meta.story({ args: stateArgs(states.failed) });
export const Final = meta.story({ args: stateArgs(states.final) });
