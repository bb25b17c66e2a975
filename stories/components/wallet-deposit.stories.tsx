import { WalletDeposit } from "@grandstand/ui/wallet-deposit";
import spec from "@grandstand/ui/wallet-deposit/spec.md?raw";
import { walletDepositStates as states } from "@grandstand/ui/wallet-deposit/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Wallet deposit",
  component: WalletDeposit,
  parameters: { spec, ...overPage },
  args: { ...states.filled, onPay: fn(), onType: fn(), onClose: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: /Apple Pay/ }));
    await expect(args.onPay).toHaveBeenCalledWith(50);
  },
});
export const DeviceNotKnownYet = meta.story({
  args: stateArgs(states["device not known yet"]),
});
export const NotAnAppleDevice = meta.story({
  args: stateArgs(states["not an Apple device"]),
});
export const NoCard = meta.story({ args: stateArgs(states["no card"]) });
export const NotAnAmount = meta.story({
  args: stateArgs(states["not an amount"]),
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: /Apple Pay/ }));
    await expect(screen.getByRole("textbox")).toBeInvalid();
  },
});
export const SheetOpen = meta.story({ args: stateArgs(states["sheet open"]) });
export const Paying = meta.story({ args: stateArgs(states.paying) });
export const AnswerLost = meta.story({
  args: stateArgs(states["answer lost"]),
});
export const Aborted = meta.story({ args: stateArgs(states.aborted) });
export const Refused = meta.story({ args: stateArgs(states.refused) });
export const LongText = meta.story({ args: stateArgs(states["long text"]) });
