export { NotificationButton, type NotificationButtonProps } from "./notification-button.tsx";
export { NotificationPopup } from "./notification-popup.tsx";
export type {
  NotificationAction,
  NotificationCloseReason,
  NotificationMedia,
  NotificationPopupProps,
  NotificationPopupView,
} from "./notification-popup-props.ts";
