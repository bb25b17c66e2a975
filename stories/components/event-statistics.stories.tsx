import { EventStatistics } from "@grandstand/ui/event-statistics";
import spec from "@grandstand/ui/event-statistics/spec.md?raw";
import { eventStatisticsStates as states } from "@grandstand/ui/event-statistics/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Event statistics",
  component: EventStatistics,
  parameters: { spec, ...overPage },
  args: { ...states.usual, onClose: fn() },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const [close] = screen.getAllByRole("button", { name: /^(Fermer|Sluiten|Close)$/ });
    if (close) await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const LongText = meta.story({ args: stateArgs(states["long text"]) });
