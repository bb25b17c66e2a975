import { ChevronDown, CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide";
import { useId, useState } from "react";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import {
  type NotificationAction,
  NotificationButton,
  NotificationMedia,
} from "../notification-popup/index.ts";
import { useWording } from "../provider/index.ts";
import { RichText } from "../rich-text/index.ts";
import { inboxItem, inboxText, inboxTitle, inboxUnread } from "./notification-inbox.variants.ts";
import type { NotificationItemView } from "./notification-inbox-props.ts";

interface InboxItemProps {
  readonly item: NotificationItemView;
  readonly onRead: (id: string) => void;
  readonly onRemove: () => void;
  readonly onAction: (action: NotificationAction) => void;
}

const icons = { success: CircleCheck, info: Info, warn: TriangleAlert, error: CircleAlert };

/** One notification: its title opens its text, and by that it is read. */
export function InboxItem({ item, onRead, onRemove, onAction }: InboxItemProps) {
  const t = useWording();
  const textId = useId();
  const [isOpen, setOpen] = useState(false);
  const { id, severity, title, text, mediaUrl, isRead, action, isSubmitting } = item;
  const shape = icons[severity];
  const words = [!isRead && t("notification.inbox.unread"), t(`common.toasts.${severity}`)]
    .filter(Boolean)
    .join(". ");
  const toggle = () => {
    if (!(isOpen || isRead)) onRead(id);
    setOpen(!isOpen);
  };
  return (
    <li data-read={isRead} data-severity={severity} className={inboxItem()}>
      <div className="gs:flex gs:items-start gs:gap-1">
        <h3 className="gs:min-w-0 gs:flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={textId}
            className={inboxTitle({ isRead })}
            onClick={toggle}
          >
            <Icon shape={shape} className="gs:shrink-0" size={20} />
            <span className="gs:min-w-0 gs:flex-1 gs:wrap-anywhere">
              <span>{title}</span>
              <span className="gs:sr-only">{`. ${words}`}</span>
            </span>
            {!isRead && <span aria-hidden className={inboxUnread()} />}
            <Icon
              shape={ChevronDown}
              className={isOpen ? "gs:shrink-0 gs:rotate-180" : "gs:shrink-0"}
              size={18}
            />
          </button>
        </h3>
        <span className="gs:py-1 gs:max-wide:py-0">
          <IconButton
            icon={X}
            label={t("notification.inbox.remove.label", { title })}
            onPress={onRemove}
          />
        </span>
      </div>
      <div id={textId} hidden={!isOpen}>
        {isOpen && (
          <div className={inboxText()}>
            {mediaUrl !== null && <NotificationMedia url={mediaUrl} />}
            <RichText nodes={text} />
            {action && (
              <NotificationButton
                action={action}
                variant="outline"
                isBusy={isSubmitting}
                onPress={onAction}
              />
            )}
          </div>
        )}
      </div>
    </li>
  );
}
