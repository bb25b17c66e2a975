export { NotificationButton, type NotificationButtonProps } from "./notification-button.tsx";
export { NotificationMedia, type NotificationMediaProps } from "./notification-media.tsx";
export { NotificationPopup } from "./notification-popup.tsx";
export {
  type NotificationSeverity,
  type NotificationTextKind,
  notificationSeverities,
} from "./notification-popup.variants.ts";
export type {
  ExpiryPopupView,
  GenericPopupView,
  IdentityPopupView,
  NotificationAction,
  NotificationCloseReason,
  NotificationPopupProps,
  NotificationPopupView,
  RestrictionPopupView,
  TextPopupView,
} from "./notification-popup-props.ts";
