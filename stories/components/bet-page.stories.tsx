import { BetPage } from "@grandstand/ui/bet-page";
import spec from "@grandstand/ui/bet-page/spec.md?raw";
import { betPageStates as states } from "@grandstand/ui/bet-page/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

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
export const Lost = meta.story({ render: () => <BetPage {...states.lost} /> });
export const System = meta.story({ render: () => <BetPage {...states.system} /> });
export const Loading = meta.story({ render: () => <BetPage {...states.loading} /> });
export const Failed = meta.story({ render: () => <BetPage {...states.failed} /> });
export const NotFound = meta.story({ render: () => <BetPage {...states["not found"]} /> });
export const LongText = meta.story({ render: () => <BetPage {...states["long text"]} /> });
