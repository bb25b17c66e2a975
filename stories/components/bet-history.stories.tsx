import { BetHistory } from "@grandstand/ui/bet-history";
import spec from "@grandstand/ui/bet-history/spec.md?raw";
import { betHistoryStates } from "@grandstand/ui/bet-history/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Bet history",
  component: BetHistory,
  parameters: { spec },
  args: { ...betHistoryStates.open, onChooseTab: fn(), onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole("radio")[1] ?? canvas.getByRole("heading"));
    await expect(args.onChooseTab).toHaveBeenCalledWith("settled");
  },
});

export const Settled = meta.story({ render: () => <BetHistory {...betHistoryStates.settled} /> });

export const EmptyOpen = meta.story({
  render: () => <BetHistory {...betHistoryStates["empty, open"]} />,
});

export const EmptySettled = meta.story({
  render: () => <BetHistory {...betHistoryStates["empty, settled"]} />,
});

export const Loading = meta.story({ render: () => <BetHistory {...betHistoryStates.loading} /> });

export const Failed = meta.story({ render: () => <BetHistory {...betHistoryStates.failed} /> });

export const LongText = meta.story({
  render: () => <BetHistory {...betHistoryStates["long text"]} />,
});
