export { NotificationInbox } from "./notification-inbox.tsx";
export type {
  NotificationInboxProps,
  NotificationInboxView,
  NotificationItemView,
} from "./notification-inbox-props.ts";
