export {
  type OverlayButton,
  OverlayMessage,
  type OverlayMessageProps,
} from "./overlay-message.tsx";
