export { type ButtonAction, buttonAction, type NotificationButton, postPath } from "./button.ts";
export {
  expiryFact,
  isConsent,
  type NotificationFacts,
  popupKind,
  popupLifetime,
  toastDuration,
} from "./notification.ts";
export {
  applyDocument,
  dropNotification,
  emptyQueue,
  isFree,
  type NotificationLists,
  type NotificationQueue,
  type PageUse,
  putBack,
  readMessage,
  receiveLists,
  showNext,
  unreadCount,
} from "./queue.ts";
export { isQuietAt } from "./quiet-hours.ts";
export { fillVariables } from "./variables.ts";
