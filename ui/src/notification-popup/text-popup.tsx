import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { changeDetails, useWording } from "../provider/index.ts";
import { RichText } from "../rich-text/index.ts";
import { NotificationButton } from "./notification-button.tsx";
import type { NotificationPopupProps, TextPopupView } from "./notification-popup-props.ts";
import { PopupFailure } from "./popup-failure.tsx";

interface TextPopupProps extends Pick<NotificationPopupProps, "status" | "onAction" | "onClose"> {
  readonly popup: TextPopupView;
}

const names = {
  "account-update": "account_update",
  "secondary-casino-account": "secondary_casino_account",
  "maat-changes": "maat_changes",
} as const satisfies Record<TextPopupView["kind"], string>;

/** What the operator reports about an account, in the server's words or, where it sends none, in ours (A2). */
export function TextPopup({ popup, status, onAction, onClose }: TextPopupProps) {
  const t = useWording();
  const { kind, title, text, action } = popup;
  const name = names[kind];
  return (
    <Dialog
      title={title ?? t(`notification.${name}.title`)}
      description={
        text === null ? <p>{t(`notification.${name}.text`)}</p> : <RichText nodes={text} />
      }
      onClose={onClose}
      footer={
        <>
          <Button
            variant="outline"
            onPressEvent={(event) => onClose("button", changeDetails("button", event))}
          >
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
        <div className="gs:pt-3">
          <PopupFailure />
        </div>
      )}
    </Dialog>
  );
}
