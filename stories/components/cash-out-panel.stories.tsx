import { CashOutPanel } from "@grandstand/ui/cash-out-panel";
import spec from "@grandstand/ui/cash-out-panel/spec.md?raw";
import { cashOutPanelStates as states } from "@grandstand/ui/cash-out-panel/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Cash-out panel",
  component: CashOutPanel,
  parameters: { spec },
  args: { ...states.quoted, onAccept: fn() },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole("button", { name: /9[.,]01/ }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});
export const Quoting = meta.story({ render: () => <CashOutPanel {...states.quoting} /> });
export const APart = meta.story({ render: () => <CashOutPanel {...states["a part"]} /> });
export const APartByPress = meta.story({
  render: () => <CashOutPanel {...states["a part by press"]} />,
});
export const APartOfWhatRunsOn = meta.story({
  render: () => <CashOutPanel {...states["a part of what runs on"]} />,
});
export const APartExpired = meta.story({
  render: () => <CashOutPanel {...states["a part, expired"]} />,
});
export const APartThatIsGone = meta.story({
  render: () => <CashOutPanel {...states["a part that is gone"]} />,
});
export const NoPart = meta.story({
  render: () => <CashOutPanel {...states["an amount that is no part"]} />,
});
export const AllOrNothing = meta.story({
  render: () => <CashOutPanel {...states["all or nothing"]} />,
});
export const Expired = meta.story({ render: () => <CashOutPanel {...states.expired} /> });
export const Moved = meta.story({
  render: () => <CashOutPanel {...states["asked again, moved"]} />,
});
export const TooLate = meta.story({
  render: () => <CashOutPanel {...states["asked again, too late"]} />,
});
export const Accepting = meta.story({ render: () => <CashOutPanel {...states.accepting} /> });
export const Unknown = meta.story({ render: () => <CashOutPanel {...states.unknown} /> });
export const Paid = meta.story({ render: () => <CashOutPanel {...states.paid} /> });
export const Refused = meta.story({ render: () => <CashOutPanel {...states.refused} /> });
export const LongText = meta.story({ render: () => <CashOutPanel {...states["long text"]} /> });
