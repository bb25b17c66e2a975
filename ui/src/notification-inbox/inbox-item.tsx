import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide";
import { useId, useState } from "react";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import {
  type NotificationAction,
  NotificationButton,
  NotificationMedia,
} from "../notification-popup/index.ts";
import { useWording } from "../provider/index.ts";
import { plainText, RichText } from "../rich-text/index.ts";
import { LineEnd } from "./line-end.tsx";
import {
  inboxDetail,
  inboxItem,
  inboxRow,
  inboxText,
  inboxTitle,
} from "./notification-inbox.variants.ts";
import type { NotificationItemView } from "./notification-inbox-props.ts";

interface InboxItemProps {
  readonly item: NotificationItemView;
  /** When it was sent, in words; null where that is not known. */
  readonly time: string | null;
  readonly onRead: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onAction: (id: string, action: NotificationAction) => void;
}

const icons = { success: CircleCheck, info: Info, warn: TriangleAlert, error: CircleAlert };

/** One notification: its title opens its text, and by that it is read. */
export function InboxItem({ item, time, onRead, onRemove, onAction }: InboxItemProps) {
  const t = useWording();
  const textId = useId();
  const [isOpen, setOpen] = useState(false);
  const { id, severity, title, text, isRead } = item;
  const words = [!isRead && t("notification.inbox.unread"), t(`common.toasts.${severity}`)]
    .filter(Boolean)
    .join(". ");
  const toggle = () => {
    if (!(isOpen || isRead)) onRead(id);
    setOpen(!isOpen);
  };
  return (
    <li data-read={isRead} data-severity={severity} className={inboxItem()}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={textId}
          className={inboxRow()}
          onClick={toggle}
        >
          <Icon shape={icons[severity]} className="gs:mt-px gs:text-ink-muted" size={20} />
          <span className="gs:min-w-0">
            <span className={inboxTitle({ isRead, isOpen })}>
              <span>{title}</span>
              <span className="gs:sr-only">{`. ${words}`}</span>
            </span>
            {/* Opening it says all of it. */}
            {!isOpen && (
              <span aria-hidden className={inboxDetail()}>
                {plainText(text)}
              </span>
            )}
          </span>
          <LineEnd time={time} isRead={isRead} />
        </button>
      </h3>
      <div id={textId} hidden={!isOpen}>
        {isOpen && <OpenMessage item={item} onRemove={onRemove} onAction={onAction} />}
      </div>
    </li>
  );
}

/** The whole text, what its button does, and the way to remove it. */
function OpenMessage({ item, onRemove, onAction }: Omit<InboxItemProps, "time" | "onRead">) {
  const t = useWording();
  const { id, title, text, mediaUrl, action, isSubmitting } = item;
  return (
    <div className={inboxText()}>
      {mediaUrl !== null && <NotificationMedia url={mediaUrl} />}
      <RichText nodes={text} />
      <div className="gs:flex gs:items-center gs:justify-between gs:gap-3">
        <span className="gs:min-w-0">
          {action && (
            <NotificationButton
              action={action}
              variant="outline"
              isBusy={isSubmitting}
              onPress={(pressed) => onAction(id, pressed)}
            />
          )}
        </span>
        <IconButton
          icon={X}
          label={t("notification.inbox.remove.label", { title })}
          onPress={() => onRemove(id)}
        />
      </div>
    </div>
  );
}
