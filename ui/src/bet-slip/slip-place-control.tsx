import { offersKey, type PlaceControl as SlipControl } from "@grandstand/rules/slip";
import { Button } from "../button/index.ts";
import {
  missingFundsOf,
  PlaceControl,
  type PlaceStep,
  type Schedule,
} from "../place-control/index.ts";
import { useWording } from "../provider/index.ts";
import type { BetSlipProps } from "./bet-slip-props.ts";
import { type BetSlipView, waitsInPlay } from "./bet-slip-view.ts";
import { MovedPrices, SlipReasons } from "./slip-reasons.tsx";
import { SlipSentence } from "./slip-sentence.tsx";
import { SlipReturn } from "./slip-summary.tsx";

interface SlipPlaceControlProps extends SlipCallbacks {
  readonly slip: BetSlipView;
  readonly onFindLine: (outcomeId: string) => void;
  readonly onFindSystem: () => void;
  /** For tests: when the wait is over. */
  readonly schedule?: Schedule | undefined;
}

type SlipCallbacks = Pick<
  BetSlipProps,
  | "isLoggingIn"
  | "onPlace"
  | "onAcceptChanges"
  | "onLogIn"
  | "onRestricted"
  | "onDeposit"
  | "onRemoveOver"
>;

/** The control that places what is on the slip. */
export function SlipPlaceControl({ slip, schedule, isLoggingIn, ...props }: SlipPlaceControlProps) {
  const { control, totals, sentence } = slip;
  const accept = () => {
    if (control.kind === "accept-changes") props.onAcceptChanges(control.changes);
  };
  return (
    <PlaceControl
      control={isLoggingIn && control.kind === "login" ? { kind: "logging-in" } : stepOf(control)}
      betCount={totals.betCount}
      stake={control.kind === "place" ? control.stake : totals.totalStake}
      missingFunds={missingFundsOf(slip)}
      passedLimit={slip.passedLimit}
      waitsInPlay={waitsInPlay(slip)}
      pays={<SlipReturn slip={slip} />}
      changes={<MovedPrices slip={slip} />}
      reasons={<SlipReasons {...props} slip={slip} />}
      optional={<OfferedPrices control={control} onAcceptChanges={props.onAcceptChanges} />}
      sentence={sentence && <SlipSentence slip={slip} sentence={sentence} />}
      onPlace={props.onPlace}
      onAccept={accept}
      onLogIn={props.onLogIn}
      onRestricted={props.onRestricted}
      onDeposit={props.onDeposit}
      schedule={schedule}
    />
  );
}

function stepOf(control: SlipControl): PlaceStep {
  if (control.kind !== "accept-changes") return control;
  const { kind, changes } = control;
  return { kind, offer: { key: offersKey(changes), odds: changes.map(({ to }) => to) } };
}

interface OfferedPricesProps extends Pick<BetSlipProps, "onAcceptChanges"> {
  readonly control: SlipControl;
}

/** Better prices may be applied and need not be (B4). */
function OfferedPrices({ control, onAcceptChanges }: OfferedPricesProps) {
  const t = useWording();
  const changes = control.kind === "place" ? control.changes : [];
  if (changes.length === 0) return null;
  return (
    <Button variant="outline" width="full" onPress={() => onAcceptChanges(changes)}>
      {t("bet-slip.place.take-over", { count: changes.length })}
    </Button>
  );
}
