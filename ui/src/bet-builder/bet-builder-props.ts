import type { BettingRestriction } from "@grandstand/rules/slip";
import type { BetSlipProps } from "../bet-slip/index.ts";
import type { DialogClose } from "../dialog/index.ts";
import type { Schedule } from "../place-control/index.ts";
import type { StakeInputProps } from "../stake-input/index.ts";
import type { BuilderView } from "./builder-view.ts";

export interface BetBuilderProps {
  readonly builder: BuilderView;
  readonly layout?: NonNullable<BetSlipProps["layout"]>;
  readonly onRemove: (outcomeId: string) => void;
  /** Takes off every pick that is over. */
  readonly onRemoveOver: () => void;
  readonly onClear: () => void;
  readonly onTypeStake: StakeInputProps["onType"];
  readonly onPlace: () => void;
  /** Consents to the price that was shown, and to no other. */
  readonly onAccept: (odds: number) => void;
  readonly onLogIn: () => void;
  /** Opens the overlay or the popup of the restriction. */
  readonly onRestricted: (because: BettingRestriction) => void;
  /** Opens the cashier's deposit. */
  readonly onDeposit: () => void;
  /** Closes the result and keeps the picks. */
  readonly onRetain: () => void;
  /** Goes back to the slip of all events. */
  readonly onLeave: () => void;
  /** Closes the sheet; without it there is no close button. */
  readonly onClose?: DialogClose;
  /** For tests: when a wait is over. */
  readonly schedule?: Schedule;
}
