/** @public Registration asks for it. */
export { isOfAge } from "./age.ts";
export {
  type BetPermission,
  type BetRefusal,
  type Bettor,
  /** @public */
  needsIdentityDocuments,
  whoMayBet,
} from "./eligibility.ts";
export {
  type OverlayTarget,
  type Restriction,
  type RestrictionOverlay,
  restrictionOverlay,
} from "./overlay.ts";
