import { AccountPanel } from "@grandstand/ui/account-panel";
import spec from "@grandstand/ui/account-panel/spec.md?raw";
import { accountPanelStates } from "@grandstand/ui/account-panel/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Account panel",
  component: AccountPanel,
  parameters: { spec, ...overPage },
  args: accountPanelStates.open,
});

export const Default = meta.story({
  args: { onLogout: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole("button", { name: /déconnecter|uitloggen|log out/i }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});
export const EveryPart = meta.story({ args: accountPanelStates["every part"] });
export const LoggingOut = meta.story({ args: accountPanelStates["logging out"] });
export const NoMoney = meta.story({ args: accountPanelStates["no money"] });
export const SumsNotKnown = meta.story({ args: accountPanelStates["sums not known"] });
export const LongText = meta.story({ args: accountPanelStates["long text"] });
