import type { BetType, BettingRestriction, OddsChange } from "@grandstand/rules/slip";
import type { ReactNode } from "react";
import type { BetSlipLineProps } from "../bet-slip-line/index.ts";
import type { DialogClose } from "../dialog/index.ts";
import type { FreeBetChooserProps } from "../free-bet-chooser/index.ts";
import type { Schedule } from "../place-control/index.ts";
import type { ChangeDetails, PressReason } from "../provider/index.ts";
import type { SlipSettingsProps } from "../slip-settings/index.ts";
import type { StakeInputProps } from "../stake-input/index.ts";
import type { SystemChooserProps } from "../system-chooser/index.ts";
import type { BetSlipLayout } from "./bet-slip.variants.ts";
import type { BetSlipView } from "./bet-slip-view.ts";
import type { SlipSharing } from "./share-slip.tsx";

export interface BetSlipProps {
  /** Null while the kept slip is being read. */
  readonly slip: BetSlipView | null;
  readonly layout?: BetSlipLayout;
  /** What the person last bet on, under an empty slip (`last-slip`). */
  readonly last?: ReactNode;
  /** A login or a registration is open beside it, and its button waits for that. */
  readonly isLoggingIn?: boolean;
  readonly onRemove: (outcomeId: string) => void;
  /** Shows how the price of a line moved; without it no line offers it. */
  readonly onShowHistory?: BetSlipLineProps["onShowHistory"] | undefined;
  /** Takes off every selection that is over. */
  readonly onRemoveOver: () => void;
  /** Empties the slip; with results, the *clear all* of B4. */
  readonly onClear: () => void;
  readonly onChooseBetType: (betType: BetType, details: ChangeDetails<PressReason>) => void;
  /** Chooses which bets a system makes, by type. */
  readonly onChooseSystem: SystemChooserProps["onChoose"];
  /** Makes a line each-way or not; with null, the combi or the system. */
  readonly onToggleEachWay: (outcomeId: string | null, details: ChangeDetails<PressReason>) => void;
  /** Null: the balance pays. */
  readonly onChooseFreeBet: FreeBetChooserProps["onChoose"];
  /** Types the one stake. */
  readonly onTypeStake: StakeInputProps["onType"];
  readonly onTypeLineStake: BetSlipLineProps["onTypeStake"];
  readonly onPlace: () => void;
  /** Consents to the changes that were shown, and to no others. */
  readonly onAcceptChanges: (changes: readonly OddsChange[]) => void;
  readonly onLogIn: () => void;
  /** Opens the overlay or the popup of the restriction. */
  readonly onRestricted: (because: BettingRestriction) => void;
  /** Opens the cashier's deposit. */
  readonly onDeposit: () => void;
  /** *Retain selections*: closes the results and keeps the slip. */
  readonly onRetain: () => void;
  /** Makes a link of the slip and hands it on; without it there is no way to share. */
  readonly onShare?: () => Promise<SlipSharing>;
  readonly onChangeSettings: SlipSettingsProps["onChange"];
  /** Closes the notice about the whole slip. */
  readonly onCloseNotice: DialogClose;
  /** Closes the sheet; without it there is no close button. */
  readonly onClose?: DialogClose;
  /** For tests: when a wait is over. */
  readonly schedule?: Schedule;
}
