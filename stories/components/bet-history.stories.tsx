import { BetHistory, CashOutList } from "@grandstand/ui/bet-history";
import spec from "@grandstand/ui/bet-history/spec.md?raw";
import { cashOutListStates, betHistoryStates as states } from "@grandstand/ui/bet-history/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Bet history",
  component: BetHistory,
  parameters: { spec },
  args: { ...states.open, onChooseTab: fn(), onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole("radio")[1] ?? canvas.getByRole("heading"));
    await expect(args.onChooseTab).toHaveBeenCalledWith("settled", expect.anything());
  },
});
export const Settled = meta.story({ args: stateArgs(states.settled) });
export const SettledNotCounted = meta.story({ args: stateArgs(states["settled, not counted"]) });
export const SettledOfAWeek = meta.story({ args: stateArgs(states["settled, of a week"]) });
export const OpenWithWhatEndedToday = meta.story({
  args: stateArgs(states["open, with what ended today"]),
});
export const CashedOut = meta.story({ args: stateArgs(states["cashed out"]) });
export const FilteredByDates = meta.story({
  args: stateArgs(states["filtered by dates"]),
});
export const EmptyOpen = meta.story({ args: stateArgs(states["empty, open"]) });
export const EmptySettled = meta.story({
  args: stateArgs(states["empty, settled"]),
});
export const EmptyCashedOut = meta.story({
  args: stateArgs(states["empty, cashed out"]),
});
export const EmptyFiltered = meta.story({
  args: stateArgs(states["empty, filtered"]),
});
export const Loading = meta.story({ args: stateArgs(states.loading) });
export const LoadingMore = meta.story({
  args: stateArgs(states["loading more"]),
});
export const FailedMore = meta.story({
  args: stateArgs(states["failed to load more"]),
});
export const Failed = meta.story({ args: stateArgs(states.failed) });
export const LongText = meta.story({ args: stateArgs(states["long text"]) });
export const CashOuts = meta.story({ render: () => <CashOutList {...cashOutListStates.bets} /> });
export const NoCashOuts = meta.story({
  render: () => <CashOutList {...cashOutListStates["nothing to cash out"]} />,
});
