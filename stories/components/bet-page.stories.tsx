import { BetPage } from "@grandstand/ui/bet-page";
import spec from "@grandstand/ui/bet-page/spec.md?raw";
import { betPageStates as states } from "@grandstand/ui/bet-page/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Bet page",
  component: BetPage,
  parameters: { spec },
  args: { ...states.open, onPrint: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole("button")[0] ?? canvas.getByRole("heading"));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});
export const CashOutOffered = meta.story({
  render: () => <BetPage {...states["cash-out offered"]} />,
});
export const Lost = meta.story({ args: stateArgs(states.lost) });
export const System = meta.story({ args: stateArgs(states.system) });
export const Loading = meta.story({ args: stateArgs(states.loading) });
export const Failed = meta.story({ args: stateArgs(states.failed) });
export const NotFound = meta.story({ args: stateArgs(states["not found"]) });
export const LongText = meta.story({ args: stateArgs(states["long text"]) });
