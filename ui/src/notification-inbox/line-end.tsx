import { inboxEnd, inboxUnread } from "./notification-inbox.variants.ts";

interface LineEndProps {
  /** When it was, in words; null where that is not known. */
  readonly time: string | null;
  readonly isRead: boolean;
}

/** At the end of a line: when it was, and the mark of what is unread, which its title says in words. */
export function LineEnd({ time, isRead }: LineEndProps) {
  return (
    <span className={inboxEnd()}>
      {time !== null && <span>{time}</span>}
      {!isRead && <span aria-hidden className={inboxUnread()} />}
    </span>
  );
}
