import { NotificationPopup } from "@grandstand/ui/notification-popup";
import spec from "@grandstand/ui/notification-popup/spec.md?raw";
import { notificationPopupStates as states } from "@grandstand/ui/notification-popup/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Notification popup",
  component: NotificationPopup,
  parameters: { spec, ...overPage },
  args: { ...states["generic with a checkbox"], onAction: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const confirm = screen.getByRole("button", { name: "Confirmer" });
    await userEvent.click(confirm);
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(confirm);
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
});

export const DocumentExpired = meta.story({
  args: stateArgs(states["document expired"]),
});

export const DocumentAboutToExpire = meta.story({
  args: stateArgs(states["document about to expire"]),
});

export const DocumentWithADayLeft = meta.story({
  args: stateArgs(states["document about to expire, a day left"]),
});

export const GracePeriod = meta.story({
  args: stateArgs(states["grace period"]),
});

export const IdentityNotVerified = meta.story({
  args: stateArgs(states["identity not verified"]),
});

export const IdentityInReview = meta.story({
  args: stateArgs(states["identity in review"]),
});

export const IdentityBlocked = meta.story({
  args: stateArgs(states["identity blocked"]),
});

export const AccountUpdate = meta.story({
  args: stateArgs(states["account update"]),
});

export const AccountUpdateOfTheServer = meta.story({
  args: stateArgs(states["account update, of the server"]),
});

export const SecondaryCasinoAccount = meta.story({
  args: stateArgs(states["secondary casino account"]),
});

export const MaatChanges = meta.story({
  args: stateArgs(states["maat changes"]),
});

export const PrivacyPolicy = meta.story({
  args: stateArgs(states["privacy policy"]),
});

export const TermsAndConditions = meta.story({
  args: stateArgs(states["terms and conditions"]),
});

export const Under21 = meta.story({
  args: stateArgs(states["under 21"]),
});

export const SelfExclusion = meta.story({
  args: stateArgs(states["self-exclusion"]),
});

export const CoolOff = meta.story({
  args: stateArgs(states["cool-off"]),
});

export const CoolOffUnknownEnd = meta.story({
  args: stateArgs(states["cool-off, unknown end"]),
});

export const CoolOffOfCoins = meta.story({
  args: stateArgs(states["cool-off, of coins"]),
});

export const Generic = meta.story({
  args: stateArgs(states.generic),
});

export const GenericWithoutAButton = meta.story({
  args: stateArgs(states["generic, without a button"]),
});

export const GenericWithMedia = meta.story({
  args: stateArgs(states["generic with media"]),
});

export const GenericWithALifetime = meta.story({
  args: stateArgs(states["generic with a lifetime"]),
});

export const GenericToBeRead = meta.story({
  args: stateArgs(states["generic to be read"]),
});

export const GenericWithEverything = meta.story({
  args: stateArgs(states["generic with everything"]),
});

export const GenericInANewTab = meta.story({
  args: stateArgs(states["generic in a new tab"]),
});

export const GenericToTheCashier = meta.story({
  args: stateArgs(states["generic to the cashier"]),
});

export const GenericButtonRunning = meta.story({
  args: stateArgs(states["generic, button running"]),
});

export const GenericButtonFailed = meta.story({
  args: stateArgs(states["generic, button failed"]),
});

export const LongText = meta.story({
  args: stateArgs(states["long text"]),
});
