export { isOfAge } from "./age.ts";
export {
  type ActionPermission,
  type BetPermission,
  type BetRefusal,
  type Bettor,
  type Depositor,
  whoMayBet,
  whoMayDeposit,
} from "./eligibility.ts";
export {
  type OverlayTarget,
  type Restriction,
  type RestrictionOverlay,
  restrictionOverlay,
} from "./overlay.ts";
