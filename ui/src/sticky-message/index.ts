export {
  StickyMessage,
  type StickyMessageProps,
  type StickyMessageView,
} from "./sticky-message.tsx";
export { type StickySeverity, stickySeverities } from "./sticky-message.variants.ts";
