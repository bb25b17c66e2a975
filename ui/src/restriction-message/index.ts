export { DocumentsMessage, type DocumentsMessageProps } from "./documents-message.tsx";
export { ExpiryMessage, type ExpiryMessageProps } from "./expiry-message.tsx";
export {
  type HelpLink,
  RestrictionMessage,
  type RestrictionMessageProps,
} from "./restriction-message.tsx";
export { type HeldBackAction, heldBackActions } from "./restriction-message.variants.ts";
