export { DocumentsMessage, type DocumentsMessageProps } from "./documents-message.tsx";
export { RestrictionMessage, type RestrictionMessageProps } from "./restriction-message.tsx";
