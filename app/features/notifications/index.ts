export { notificationsLifecycle } from "./lifecycle.ts";
export { createUnread } from "./unread.ts";
export { useInbox } from "./use-inbox.ts";
