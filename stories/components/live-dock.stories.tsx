import { LiveDock } from "@grandstand/ui/live-dock";
import spec from "@grandstand/ui/live-dock/spec.md?raw";
import { liveDockStates } from "@grandstand/ui/live-dock/states";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Live dock",
  component: LiveDock,
  parameters: { spec, ...overPage },
  args: liveDockStates["match and bets"],
});

export const Default = meta.story();
export const OneBet = meta.story({ args: liveDockStates["one bet"] });
export const FollowedMatch = meta.story({ args: liveDockStates["followed match"] });
