import { CashierOverlay } from "@grandstand/ui/cashier-overlay";
import spec from "@grandstand/ui/cashier-overlay/spec.md?raw";
import { cashierOverlayStates as states } from "@grandstand/ui/cashier-overlay/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Cashier overlay",
  component: CashierOverlay,
  parameters: { spec, ...overPage },
  args: { ...states.ready, onClose: fn(), onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const [close] = screen.getAllByRole("button", { name: /^(Fermer|Sluiten|Close)$/ });
    await expect(close).not.toHaveFocus();
    if (close) await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledWith("button", expect.anything());
  },
});
export const AddressPending = meta.story({
  args: stateArgs(states["address pending"]),
});
export const LoadingPage = meta.story({ args: stateArgs(states.loading) });
export const Slow = meta.story({ args: stateArgs(states.slow) });
export const HigherThanTheWindow = meta.story({
  args: stateArgs(states["higher than the window"]),
});
export const Failed = meta.story({ args: stateArgs(states.failed) });
export const Refused = meta.story({ args: stateArgs(states.refused) });
export const LongText = meta.story({ args: stateArgs(states["long text"]) });
