export { NotificationButton, type NotificationButtonProps } from "./notification-button.tsx";
export { NotificationMedia, type NotificationMediaProps } from "./notification-media.tsx";
export { NotificationPopup } from "./notification-popup.tsx";
export {
  type NotificationSeverity,
  notificationSeverities,
} from "./notification-popup.variants.ts";
export type {
  NotificationAction,
  NotificationCloseReason,
  NotificationPopupProps,
  NotificationPopupView,
} from "./notification-popup-props.ts";
