export { DocumentsMessage, type DocumentsMessageProps } from "./documents-message.tsx";
export {
  type HelpLink,
  RestrictionMessage,
  type RestrictionMessageProps,
} from "./restriction-message.tsx";
