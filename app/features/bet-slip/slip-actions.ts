import type { BetSlipProps, SlipSharing } from "@grandstand/ui/bet-slip";
import type { Site } from "../../core/site/site.ts";
import { showPriceHistory } from "../price-history/index.ts";
import type { BetSlipStore } from "./store.ts";

/** What a person does with what is on the slip. */
export type SlipActions = Pick<
  BetSlipProps,
  | "onRemove"
  | "onShowHistory"
  | "onRemoveOver"
  | "onClear"
  | "onChooseBetType"
  | "onChooseSystem"
  | "onToggleEachWay"
  | "onChooseFreeBet"
  | "onTypeStake"
  | "onTypeLineStake"
  | "onPlace"
  | "onAcceptChanges"
  | "onLogIn"
  | "onRestricted"
  | "onDeposit"
  | "onShare"
  | "onRetain"
  | "onCloseNotice"
>;

/** What of the whole slip a person acts on. */
export interface ActedSlip {
  readonly slip: BetSlipStore;
  /** The press of the place button, or of whatever is shown instead of it. */
  press(): void;
  /** Empties the slip at a press, which can be undone. */
  clear(): void;
  /** Lets one of the person's free bets pay the stake, or none (null). */
  chooseFreeBet(freeBetId: string | null): void;
  /** Opens the deposit for what the person pays of the bets: a free bet needs none. */
  deposit(): void;
  share(): Promise<SlipSharing>;
}

/** Hands what a person does with the slip to it. */
export function createSlipActions(
  site: Site,
  { slip, press, clear, chooseFreeBet, deposit, share }: ActedSlip,
): SlipActions {
  return {
    onRemove: slip.remove,
    onShowHistory: (line, button) => showPriceHistory(site, line, button),
    onRemoveOver: slip.removeOver,
    onClear: clear,
    onChooseBetType: (betType) => slip.chooseBetType(betType),
    onChooseSystem: (type) => slip.chooseSystemBet(type),
    onToggleEachWay: (outcomeId) => slip.toggleEachWay(outcomeId),
    onChooseFreeBet: (id) => chooseFreeBet(id),
    onTypeStake: (text) =>
      slip.getState().slip.betType === "system"
        ? slip.typeSystemStake(text)
        : slip.typeCombiStake(text),
    onTypeLineStake: (outcomeId, text) => slip.typeLineStake(outcomeId, text),
    onPlace: press,
    onAcceptChanges: slip.acceptChanges,
    onLogIn: press,
    onRestricted: press,
    onDeposit: deposit,
    onShare: share,
    onRetain: slip.retainSelections,
    onCloseNotice: slip.dismissNotice,
  };
}
