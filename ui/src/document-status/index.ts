export {
  DocumentBadge,
  type DocumentBadgeProps,
  DocumentStatus,
  type DocumentStatusProps,
} from "./document-status.tsx";
