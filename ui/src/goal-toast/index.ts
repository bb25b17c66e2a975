export {
  GoalToast,
  type GoalToastCloseReason,
  type GoalToastProps,
} from "./goal-toast.tsx";
