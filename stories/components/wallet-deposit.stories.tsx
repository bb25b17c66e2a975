import { WalletDeposit } from "@grandstand/ui/wallet-deposit";
import spec from "@grandstand/ui/wallet-deposit/spec.md?raw";
import { walletDepositStates as states } from "@grandstand/ui/wallet-deposit/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Wallet deposit",
  component: WalletDeposit,
  parameters: { spec },
  args: { ...states.filled, onPay: fn(), onType: fn(), onClose: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: /Apple Pay/ }));
    await expect(args.onPay).toHaveBeenCalledWith(50);
  },
});
export const DeviceNotKnownYet = meta.story({
  render: () => <WalletDeposit {...states["device not known yet"]} />,
});
export const NotAnAppleDevice = meta.story({
  render: () => <WalletDeposit {...states["not an Apple device"]} />,
});
export const NoCard = meta.story({ render: () => <WalletDeposit {...states["no card"]} /> });
export const NotAnAmount = meta.story({
  render: () => <WalletDeposit {...states["not an amount"]} />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: /Apple Pay/ }));
    await expect(screen.getByRole("textbox")).toBeInvalid();
  },
});
export const SheetOpen = meta.story({ render: () => <WalletDeposit {...states["sheet open"]} /> });
export const Paying = meta.story({ render: () => <WalletDeposit {...states.paying} /> });
export const AnswerLost = meta.story({
  render: () => <WalletDeposit {...states["answer lost"]} />,
});
export const Aborted = meta.story({ render: () => <WalletDeposit {...states.aborted} /> });
export const Refused = meta.story({ render: () => <WalletDeposit {...states.refused} /> });
export const LongText = meta.story({ render: () => <WalletDeposit {...states["long text"]} /> });
