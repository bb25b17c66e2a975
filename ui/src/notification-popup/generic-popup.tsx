import { useState } from "react";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { CheckBox } from "../field/check-box.tsx";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { RichText } from "../rich-text/index.ts";
import { NotificationButton } from "./notification-button.tsx";
import type { GenericPopupView, NotificationPopupProps } from "./notification-popup-props.ts";

interface GenericPopupProps
  extends Pick<NotificationPopupProps, "status" | "onAction" | "onClose"> {
  readonly popup: GenericPopupView;
}

/** A notification that the operator writes whole (A3, A4). */
export function GenericPopup({ popup, status, onAction, onClose }: GenericPopupProps) {
  const t = useWording();
  const [isTicked, setTicked] = useState(false);
  const isHeld = popup.checkboxLabel !== null && !isTicked;
  return (
    <Dialog
      title={popup.title}
      description={<RichText nodes={popup.text} />}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onPress={() => onClose("button")}>
            {t("overlay.close.button")}
          </Button>
          {popup.action && (
            <NotificationButton
              action={popup.action}
              isBusy={status === "submitting"}
              disabledReason={isHeld ? t("notification.popup_generic.agreement_error") : undefined}
              onPress={onAction}
            />
          )}
        </>
      }
    >
      {popup.checkboxLabel !== null && (
        <CheckBox label={popup.checkboxLabel} isChecked={isTicked} onChange={setTicked} />
      )}
      {status === "failed" && (
        <Notice kind="error" announced={t("notification.popup_generic.failed")}>
          {t("notification.popup_generic.failed")}
        </Notice>
      )}
    </Dialog>
  );
}
