import { BetCard } from "@grandstand/ui/bet-card";
import spec from "@grandstand/ui/bet-card/spec.md?raw";
import { betCardStates as states } from "@grandstand/ui/bet-card/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Bet card",
  component: BetCard,
  parameters: { spec },
  args: { ...states.open, onCashOut: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onCashOut).toHaveBeenCalledWith("bet-1");
  },
});
export const InPlay = meta.story({ args: stateArgs(states["in play, combi"]) });
export const CashOutSuspended = meta.story({
  args: stateArgs(states["cash-out suspended"]),
});
export const NoCashOut = meta.story({ args: stateArgs(states["no cash-out"]) });
export const Won = meta.story({ render: () => <BetCard {...states.won} /> });
export const Lost = meta.story({ render: () => <BetCard {...states["lost, with the reason"]} /> });
export const Void = meta.story({ render: () => <BetCard {...states.void} /> });
export const CashedOut = meta.story({ render: () => <BetCard {...states["cashed out"]} /> });
export const CashedOutInPart = meta.story({
  args: stateArgs(states["cashed out in part"]),
});
export const PriceAcceptedDifferent = meta.story({
  args: stateArgs(states["price accepted different"]),
});
export const System = meta.story({ args: stateArgs(states.system) });
export const SystemKOfN = meta.story({
  args: stateArgs(states["system, k of n"]),
});
export const EachWay = meta.story({ args: stateArgs(states["each-way"]) });
export const FreeBet = meta.story({ args: stateArgs(states["free bet"]) });
export const Builder = meta.story({ args: stateArgs(states.builder) });
export const Boosted = meta.story({ render: () => <BetCard {...states.boosted} /> });
export const StartingPrice = meta.story({
  args: stateArgs(states["starting price"]),
});
export const LongText = meta.story({ args: stateArgs(states["long text"]) });
