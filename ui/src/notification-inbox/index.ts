export { NotificationInbox } from "./notification-inbox.tsx";
export type {
  InboxLinesRead,
  NotificationInboxProps,
  NotificationInboxView,
  NotificationItemView,
  SettledBetItemView,
} from "./notification-inbox-props.ts";
