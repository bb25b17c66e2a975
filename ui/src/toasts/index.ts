export type { ToastCloseReason, ToastView } from "./toast-item.tsx";
export { Toasts, type ToastsProps } from "./toasts.tsx";
export { type ToastSeverity, toastSeverities } from "./toasts.variants.ts";
