export {
  SettledToast,
  type SettledToastCloseReason,
  type SettledToastProps,
} from "./settled-toast.tsx";
