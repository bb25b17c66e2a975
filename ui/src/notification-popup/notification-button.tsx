import { Button, ButtonLink } from "../button/index.ts";
import type { NotificationAction } from "./notification-popup-props.ts";

export interface NotificationButtonProps {
  readonly action: NotificationAction;
  readonly variant?: "act" | "outline";
  readonly isBusy?: boolean;
  /** Why it can't be pressed yet; the button stays reachable and says it. */
  readonly disabledReason?: string | undefined;
  readonly onPress: (action: NotificationAction) => void;
}

/** The one button of a notification: a link where the browser goes there on its own, otherwise a button (A3). */
export function NotificationButton({
  action,
  variant = "act",
  isBusy = false,
  disabledReason,
  onPress,
}: NotificationButtonProps) {
  const goesThere = action.method === "GET" && action.type !== "cashier";
  if (goesThere && disabledReason === undefined) {
    return (
      <ButtonLink
        variant={variant}
        href={action.address}
        opensNewTab={action.opensNewTab}
        onPress={() => onPress(action)}
      >
        {action.label}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant={variant}
      isBusy={isBusy}
      {...(disabledReason !== undefined && { disabledReason })}
      onPress={() => onPress(action)}
    >
      {action.label}
    </Button>
  );
}
