import { DrawerAccount } from "@grandstand/ui/drawer-account";
import spec from "@grandstand/ui/drawer-account/spec.md?raw";
import { drawerAccountStates } from "@grandstand/ui/drawer-account/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Drawer account",
  component: DrawerAccount,
  parameters: { spec },
  args: {
    ...drawerAccountStates.open,
    onRefresh: fn(),
    onWithdraw: fn(),
    deposit: { onDeposit: fn(), onFastDeposit: null, onWallet: null },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const [refresh, deposit] = canvas.getAllByRole("button");
    await userEvent.click(refresh ?? canvas.getByRole("region"));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(deposit ?? canvas.getByRole("region"));
    await expect(args.deposit.onDeposit).toHaveBeenCalledOnce();
  },
});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={DrawerAccount} states={drawerAccountStates} />,
});
