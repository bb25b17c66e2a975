import { NotificationPopup } from "@grandstand/ui/notification-popup";
import spec from "@grandstand/ui/notification-popup/spec.md?raw";
import { notificationPopupStates as states } from "@grandstand/ui/notification-popup/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Notification popup",
  component: NotificationPopup,
  parameters: { spec },
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
  render: () => <NotificationPopup {...states["document expired"]} />,
});

export const DocumentAboutToExpire = meta.story({
  render: () => <NotificationPopup {...states["document about to expire"]} />,
});

export const DocumentWithADayLeft = meta.story({
  render: () => <NotificationPopup {...states["document about to expire, a day left"]} />,
});

export const GracePeriod = meta.story({
  render: () => <NotificationPopup {...states["grace period"]} />,
});

export const IdentityNotVerified = meta.story({
  render: () => <NotificationPopup {...states["identity not verified"]} />,
});

export const IdentityInReview = meta.story({
  render: () => <NotificationPopup {...states["identity in review"]} />,
});

export const IdentityBlocked = meta.story({
  render: () => <NotificationPopup {...states["identity blocked"]} />,
});

export const AccountUpdate = meta.story({
  render: () => <NotificationPopup {...states["account update"]} />,
});

export const AccountUpdateOfTheServer = meta.story({
  render: () => <NotificationPopup {...states["account update, of the server"]} />,
});

export const SecondaryCasinoAccount = meta.story({
  render: () => <NotificationPopup {...states["secondary casino account"]} />,
});

export const MaatChanges = meta.story({
  render: () => <NotificationPopup {...states["maat changes"]} />,
});

export const PrivacyPolicy = meta.story({
  render: () => <NotificationPopup {...states["privacy policy"]} />,
});

export const TermsAndConditions = meta.story({
  render: () => <NotificationPopup {...states["terms and conditions"]} />,
});

export const Under21 = meta.story({
  render: () => <NotificationPopup {...states["under 21"]} />,
});

export const SelfExclusion = meta.story({
  render: () => <NotificationPopup {...states["self-exclusion"]} />,
});

export const CoolOff = meta.story({
  render: () => <NotificationPopup {...states["cool-off"]} />,
});

export const CoolOffUnknownEnd = meta.story({
  render: () => <NotificationPopup {...states["cool-off, unknown end"]} />,
});

export const CoolOffOfCoins = meta.story({
  render: () => <NotificationPopup {...states["cool-off, of coins"]} />,
});

export const Generic = meta.story({
  render: () => <NotificationPopup {...states.generic} />,
});

export const GenericWithoutAButton = meta.story({
  render: () => <NotificationPopup {...states["generic, without a button"]} />,
});

export const GenericWithMedia = meta.story({
  render: () => <NotificationPopup {...states["generic with media"]} />,
});

export const GenericWithALifetime = meta.story({
  render: () => <NotificationPopup {...states["generic with a lifetime"]} />,
});

export const GenericToBeRead = meta.story({
  render: () => <NotificationPopup {...states["generic to be read"]} />,
});

export const GenericWithEverything = meta.story({
  render: () => <NotificationPopup {...states["generic with everything"]} />,
});

export const GenericInANewTab = meta.story({
  render: () => <NotificationPopup {...states["generic in a new tab"]} />,
});

export const GenericToTheCashier = meta.story({
  render: () => <NotificationPopup {...states["generic to the cashier"]} />,
});

export const GenericButtonRunning = meta.story({
  render: () => <NotificationPopup {...states["generic, button running"]} />,
});

export const GenericButtonFailed = meta.story({
  render: () => <NotificationPopup {...states["generic, button failed"]} />,
});

export const LongText = meta.story({
  render: () => <NotificationPopup {...states["long text"]} />,
});
