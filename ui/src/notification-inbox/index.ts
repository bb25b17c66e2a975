export { NotificationInbox } from "./notification-inbox.tsx";
export type {
  NotificationInboxProps,
  NotificationInboxView,
  NotificationItemView,
  SettledBetItemView,
} from "./notification-inbox-props.ts";
