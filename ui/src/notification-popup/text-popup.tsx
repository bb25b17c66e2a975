import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { useWording } from "../provider/index.ts";
import { RichText } from "../rich-text/index.ts";
import { NotificationButton } from "./notification-button.tsx";
import type { NotificationPopupProps, TextPopupView } from "./notification-popup-props.ts";
import { PopupFailure } from "./popup-failure.tsx";

interface TextPopupProps extends Pick<NotificationPopupProps, "status" | "onAction" | "onClose"> {
  readonly popup: TextPopupView;
}

const prefixes = {
  "account-update": "notification.account_update",
  "secondary-casino-account": "notification.secondary_casino_account",
  "maat-changes": "notification.maat_changes",
} as const;

/** What the operator tells about an account, in the server's words or, where it sends none, in ours (A2). */
export function TextPopup({ popup, status, onAction, onClose }: TextPopupProps) {
  const t = useWording();
  const { kind, title, text, action } = popup;
  const prefix = prefixes[kind];
  return (
    <Dialog
      title={title ?? t(`${prefix}.title`)}
      description={text === null ? <p>{t(`${prefix}.text`)}</p> : <RichText nodes={text} />}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onPress={() => onClose("button")}>
            {t("overlay.close.button")}
          </Button>
          {action && (
            <NotificationButton
              action={action}
              isBusy={status === "submitting"}
              onPress={onAction}
            />
          )}
        </>
      }
    >
      {status === "failed" && (
        <div className="pt-3">
          <PopupFailure />
        </div>
      )}
    </Dialog>
  );
}
