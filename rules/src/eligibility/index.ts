export { isOfAge } from "./age.ts";
export {
  type BetPermission,
  type BetRefusal,
  type Bettor,
  betRefusals,
  type ForbiddenAttempt,
  needsIdentityDocuments,
  whoMayBet,
} from "./eligibility.ts";
export {
  type OverlayTarget,
  type Restriction,
  type RestrictionOverlay,
  restrictionOverlay,
} from "./overlay.ts";
