import type { OddsChange } from "@grandstand/rules/slip";
import { LoaderCircle } from "lucide-react";
import { useId } from "react";
import { Button } from "../button/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { placeArea, placeButton } from "./bet-slip.variants.ts";
import type { BetSlipProps } from "./bet-slip-props.ts";
import { type BetSlipView, offersKey, waitsInPlay } from "./bet-slip-view.ts";
import { ControlLink } from "./control-link.tsx";
import { PlaceReasons } from "./place-reasons.tsx";
import type { Schedule } from "./schedule.ts";
import { SlipSentence } from "./slip-sentence.tsx";
import { SlipReturn } from "./slip-summary.tsx";
import { useOfferPress } from "./use-offer-press.ts";

interface PlaceControlProps extends PlaceCallbacks {
  readonly slip: BetSlipView;
  readonly onFindLine: (outcomeId: string) => void;
  readonly onFindSystem: () => void;
  /** For tests: when the wait is over. */
  readonly schedule?: Schedule | undefined;
}

export type PlaceCallbacks = Pick<
  BetSlipProps,
  "onPlace" | "onAcceptChanges" | "onLogIn" | "onRestricted" | "onDeposit" | "onRemoveOver"
>;

/**
 * The one control that moves money, always the same node in the same position: it does what it says (B4,
 * Placement and Changed-odds button). Disabled it can still be reached, and says why. A press right after
 * a change of the offer was meant for the previous one: it does nothing, and says so.
 *
 * Data attributes: `data-control` the kind of the control; `data-settling` while a press does nothing.
 */
export function PlaceControl({
  slip,
  onFindLine,
  onFindSystem,
  schedule,
  ...callbacks
}: PlaceControlProps) {
  const id = useId();
  const t = useWording();
  const label = usePlaceLabel(slip);
  const { control } = slip;
  const isBusy = control.kind === "processing" || control.kind === "checking";
  const isClosed = isBusy || control.kind === "blocked";
  const offered = control.kind === "place" ? control.changes : [];
  const offer = control.kind === "accept-changes" ? offersKey(control.changes) : "";
  const { isHeld, buttonProps } = useOfferPress(offer, () => press(slip, callbacks), schedule);

  return (
    <div className={placeArea()}>
      <SlipReturn slip={slip} />
      <PlaceReasons
        id={`${id}-reasons`}
        slip={slip}
        onDeposit={callbacks.onDeposit}
        onRemoveOver={callbacks.onRemoveOver}
        onFindLine={onFindLine}
        onFindSystem={onFindSystem}
      />
      {offered.length > 0 && (
        <Button variant="outline" width="full" onPress={() => callbacks.onAcceptChanges(offered)}>
          {t("bet-slip.place.take-over", { count: offered.length })}
        </Button>
      )}
      <button
        {...buttonProps}
        type="button"
        data-control={control.kind}
        aria-disabled={isClosed || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={`${id}-reasons ${id}-wait ${id}-sentence`}
        className={placeButton({ variant: isClosed ? "closed" : "act" })}
      >
        {isBusy && (
          <LoaderCircle aria-hidden size={20} strokeWidth={1.7} className="gs:animate-turn" />
        )}
        <Sentence>{label}</Sentence>
      </button>
      {waitsInPlay(slip) && (
        <p id={`${id}-wait`} className="gs:type-small">
          {t("bet-slip.place.in-play-wait")}
        </p>
      )}
      {isHeld && <p className="gs:type-small">{t("bet-slip.place.just-moved")}</p>}
      {slip.sentence !== null && (
        <SlipSentence id={`${id}-sentence`} slip={slip} sentence={slip.sentence} />
      )}
      <ControlLink />
    </div>
  );
}

function press({ control }: BetSlipView, callbacks: PlaceCallbacks): void {
  switch (control.kind) {
    case "place":
      return callbacks.onPlace();
    case "accept-changes":
      return callbacks.onAcceptChanges(control.changes);
    case "login":
      return callbacks.onLogIn();
    case "restricted":
      return callbacks.onRestricted(control.because);
    case "blocked":
    case "processing":
    case "checking":
    case "results":
    case "empty":
      return;
  }
}

function usePlaceLabel(slip: BetSlipView): string {
  const t = useWording();
  const format = useFormat();
  const { control, totals } = slip;
  switch (control.kind) {
    case "accept-changes":
      return acceptLabel(control.changes);
    case "login":
      return t("bet-slip.place.login");
    case "processing":
      return t("bet-slip.place.processing");
    case "checking":
      return t("bet-slip.place.checking");
    default: {
      const stake = control.kind === "place" ? control.stake : totals.totalStake;
      if (stake === 0) return t("bet-slip.place.plain");
      return t("bet-slip.place.button", { count: totals.betCount, amount: format.money(stake) });
    }
  }

  function acceptLabel(changes: readonly OddsChange[]): string {
    const only = changes.length === 1 ? changes[0] : undefined;
    return only
      ? t("bet-slip.place.accept-one", { odds: format.odds(only.to) })
      : t("bet-slip.place.accept", { count: changes.length });
  }
}
