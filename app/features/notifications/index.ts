export { notificationsLifecycle } from "./lifecycle.ts";
export { useInbox } from "./use-inbox.ts";
