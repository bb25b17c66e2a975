import { BetSummary } from "@grandstand/ui/bet-summary";
import spec from "@grandstand/ui/bet-summary/spec.md?raw";
import { betSummaryStates as states } from "@grandstand/ui/bet-summary/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Bet summary",
  component: BetSummary,
  parameters: { spec },
  args: { ...states["combi, one is missing"], onCashOut: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onCashOut).toHaveBeenCalledWith("bet-2");
  },
});
export const SingleInPlay = meta.story({ args: stateArgs(states["single, in play"]) });
export const SingleToCome = meta.story({ args: stateArgs(states["single, to come"]) });
export const FiveSelections = meta.story({ args: stateArgs(states["five selections"]) });
export const NineSelections = meta.story({ args: stateArgs(states["nine selections"]) });
export const Builder = meta.story({ args: stateArgs(states.builder) });
export const System = meta.story({ args: stateArgs(states.system) });
export const CashOutSuspended = meta.story({ args: stateArgs(states["cash-out suspended"]) });
export const CashOutInCalculation = meta.story({
  args: stateArgs(states["cash-out in calculation"]),
});
export const ChosenBesideTheList = meta.story({
  args: stateArgs(states["chosen beside the list"]),
});
export const Won = meta.story({ render: () => <BetSummary {...states.won} /> });
export const WonWithAVoidSelection = meta.story({
  render: () => <BetSummary {...states["won with a void selection"]} />,
});
export const Lost = meta.story({ render: () => <BetSummary {...states.lost} /> });
export const Void = meta.story({ render: () => <BetSummary {...states.void} /> });
export const CashedOut = meta.story({ render: () => <BetSummary {...states["cashed out"]} /> });
export const LongText = meta.story({ args: stateArgs(states["long text"]) });
