export {
  type DocumentDialog,
  type DocumentMessage,
  type DocumentStanding,
  type DocumentStatus,
  documentDialog,
  documentMessage,
  documentStanding,
  documentStatuses,
  endsIdentityCheck,
  holdsMoneyBack,
  notUploadedActions,
} from "./documents.ts";
export {
  type AccountStanding,
  accountStanding,
  type DocumentExpiry,
  type ExpiryBadge,
  type ExpiryDialog,
  expiryBadge,
  expiryDialog,
  expiryKinds,
} from "./expiry.ts";
