import { CashOutPanel } from "@grandstand/ui/cash-out-panel";
import spec from "@grandstand/ui/cash-out-panel/spec.md?raw";
import { cashOutPanelStates as states } from "@grandstand/ui/cash-out-panel/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Cash-out panel",
  component: CashOutPanel,
  parameters: { spec, ...overPage },
  args: { ...states.quoted, onAccept: fn() },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole("button", { name: /9[.,]01/ }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});
export const Quoting = meta.story({ args: stateArgs(states.quoting) });
export const APart = meta.story({ args: stateArgs(states["a part"]) });
export const APartByPress = meta.story({
  args: stateArgs(states["a part by press"]),
});
export const APartOfWhatRunsOn = meta.story({
  args: stateArgs(states["a part of what runs on"]),
});
export const APartExpired = meta.story({
  args: stateArgs(states["a part, expired"]),
});
export const APartThatIsGone = meta.story({
  args: stateArgs(states["a part that is gone"]),
});
export const NoPart = meta.story({
  args: stateArgs(states["an amount that is no part"]),
});
export const AllOrNothing = meta.story({
  args: stateArgs(states["all or nothing"]),
});
export const Expired = meta.story({ args: stateArgs(states.expired) });
export const Moved = meta.story({
  args: stateArgs(states["asked again, moved"]),
});
export const TooLate = meta.story({
  args: stateArgs(states["asked again, too late"]),
});
export const Accepting = meta.story({ args: stateArgs(states.accepting) });
export const Unknown = meta.story({ args: stateArgs(states.unknown) });
export const Paid = meta.story({ args: stateArgs(states.paid) });
export const Refused = meta.story({ args: stateArgs(states.refused) });
export const LongText = meta.story({ args: stateArgs(states["long text"]) });
