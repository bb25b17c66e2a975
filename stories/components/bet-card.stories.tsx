import { BetCard } from "@grandstand/ui/bet-card";
import spec from "@grandstand/ui/bet-card/spec.md?raw";
import { betCardStates as states } from "@grandstand/ui/bet-card/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

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
export const InPlay = meta.story({ render: () => <BetCard {...states["in play, combi"]} /> });
export const CashOutSuspended = meta.story({
  render: () => <BetCard {...states["cash-out suspended"]} />,
});
export const NoCashOut = meta.story({ render: () => <BetCard {...states["no cash-out"]} /> });
export const Won = meta.story({ render: () => <BetCard {...states.won} /> });
export const Lost = meta.story({ render: () => <BetCard {...states["lost, with the reason"]} /> });
export const Void = meta.story({ render: () => <BetCard {...states.void} /> });
export const CashedOut = meta.story({ render: () => <BetCard {...states["cashed out"]} /> });
export const CashedOutInPart = meta.story({
  render: () => <BetCard {...states["cashed out in part"]} />,
});
export const PriceAcceptedDifferent = meta.story({
  render: () => <BetCard {...states["price accepted different"]} />,
});
export const System = meta.story({ render: () => <BetCard {...states.system} /> });
export const SystemKOfN = meta.story({
  render: () => <BetCard {...states["system, k of n"]} />,
});
export const EachWay = meta.story({ render: () => <BetCard {...states["each-way"]} /> });
export const FreeBet = meta.story({ render: () => <BetCard {...states["free bet"]} /> });
export const Builder = meta.story({ render: () => <BetCard {...states.builder} /> });
export const Boosted = meta.story({ render: () => <BetCard {...states.boosted} /> });
export const StartingPrice = meta.story({
  render: () => <BetCard {...states["starting price"]} />,
});
export const LongText = meta.story({ render: () => <BetCard {...states["long text"]} /> });
