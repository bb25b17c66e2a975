import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide";
import { useState } from "react";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { CheckBox } from "../field/check-box.tsx";
import { Icon } from "../icon/index.ts";
import { changeDetails, useAnnounce, useWording } from "../provider/index.ts";
import { RichText } from "../rich-text/index.ts";
import { NotificationButton } from "./notification-button.tsx";
import { NotificationMedia } from "./notification-media.tsx";
import {
  type NotificationSeverity,
  popupBody,
  popupSeverity,
} from "./notification-popup.variants.ts";
import type { GenericPopupView, NotificationPopupProps } from "./notification-popup-props.ts";
import { PopupFailure } from "./popup-failure.tsx";
import { PopupTime } from "./popup-time.tsx";
import { ReadingBox } from "./reading-box.tsx";

interface GenericPopupProps
  extends Pick<NotificationPopupProps, "status" | "onAction" | "onClose"> {
  readonly popup: GenericPopupView;
}

/**
 * A notification that the operator writes whole (A3, A4): with a picture, a time after which it closes itself, and
 * what it wants before its button can be pressed.
 *
 * Data attributes: `data-severity` success | info | warn | error, `data-status` open | submitting | failed.
 */
export function GenericPopup({ popup, status, onAction, onClose }: GenericPopupProps) {
  const t = useWording();
  const { title, text, severity, mediaUrl, lifetime, action } = popup;
  const wants = useWants(popup);
  const [isKept, keepOpen] = useKeptOpen();
  return (
    <Dialog
      title={title}
      description={
        <div data-severity={severity} data-status={status} className={popupBody()}>
          <Severity severity={severity} />
          {mediaUrl !== null && <NotificationMedia url={mediaUrl} />}
          {wants.isLongText ? (
            <p>{t("notification.popup_generic.scroll_error")}</p>
          ) : (
            <RichText nodes={text} />
          )}
        </div>
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
              disabledReason={wants.reason}
              onPress={onAction}
            />
          )}
        </>
      }
    >
      <div className={popupBody({ isBelow: true })}>
        {wants.isLongText && (
          <ReadingBox onRead={wants.onRead}>
            <RichText nodes={text} />
          </ReadingBox>
        )}
        {wants.checkbox}
        {lifetime !== null && !isKept && (
          <PopupTime
            lifetime={lifetime}
            isHeld={status === "submitting"}
            onKeep={keepOpen}
            onEnd={() => onClose("lifetime", changeDetails("lifetime", null))}
          />
        )}
        {status === "failed" && <PopupFailure />}
      </div>
    </Dialog>
  );
}

const icons = { success: CircleCheck, info: Info, warn: TriangleAlert, error: CircleAlert };

function Severity({ severity }: { readonly severity: NotificationSeverity }) {
  const t = useWording();
  const shape = icons[severity];
  return (
    <p className={popupSeverity()}>
      <Icon shape={shape} className="gs:shrink-0" size={18} />
      <span>{t(`common.toasts.${severity}`)}</span>
    </p>
  );
}

/** What has to be read and ticked before the button can be pressed; nothing, where there is no button. */
function useWants({ action, checkboxLabel, requiresScroll }: GenericPopupView) {
  const t = useWording();
  const [isRead, setRead] = useState(false);
  const [isTicked, setTicked] = useState(false);
  const isLongText = action !== null && requiresScroll;
  const hasBox = action !== null && checkboxLabel !== null;
  const unread = isLongText && !isRead && t("notification.popup_generic.scroll_error");
  const unticked = hasBox && !isTicked && t("notification.popup_generic.agreement_error");
  const reasons = [unread, unticked].filter((reason) => reason !== false);
  return {
    isLongText,
    onRead: () => setRead(true),
    reason: reasons.length > 0 ? reasons.join(" ") : undefined,
    checkbox: hasBox && (
      <div>
        <CheckBox label={checkboxLabel} isChecked={isTicked} onChange={setTicked} />
        {unticked && <p className="gs:type-small gs:text-ink-muted">{unticked}</p>}
      </div>
    ),
  };
}

/** Whether the person wants it to stay; the end of the count is announced, since the count goes. */
function useKeptOpen() {
  const t = useWording();
  const announce = useAnnounce();
  const [isKept, setKept] = useState(false);
  const keep = () => {
    setKept(true);
    announce(t("notification.popup_generic.kept"), "polite");
  };
  return [isKept, keep] as const;
}
