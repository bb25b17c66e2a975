import { Dialog } from "../dialog/index.ts";
import { useWording } from "../provider/index.ts";
import { RichText } from "../rich-text/index.ts";
import type { NotificationInboxProps } from "./notification-inbox-props.ts";

/** The person's notifications (A2, notification inbox). */
export function NotificationInbox({ inbox, onClose }: NotificationInboxProps) {
  const t = useWording();
  return (
    <Dialog title={t("notification.inbox.title")} onClose={() => onClose()}>
      {inbox.status === "loaded" && (
        <ul>
          {inbox.items.map(({ id, title, text }) => (
            <li key={id}>
              <h3 className="type-label">{title}</h3>
              <RichText nodes={text} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
