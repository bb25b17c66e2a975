import { LoaderCircle } from "lucide";
import { useId } from "react";
import { Icon } from "../icon/index.ts";
import { useDeferredWording, useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { ControlLink } from "./control-link.tsx";
import { placeArea, placeButton } from "./place-control.variants.ts";
import type { PlaceCallbacks, PlaceControlProps, PlaceStep } from "./place-control-props.ts";
import { PlaceReasons } from "./place-reasons.tsx";
import { useOfferPress } from "./use-offer-press.ts";

/**
 * The one control that moves money, of the slip and of the builder, always the same node in the same
 * position: it does what it says (B4, Placement and Changed-odds button; B5). Disabled it can still be
 * reached, and says why. A press right after a change of the offer was meant for the previous one: it does
 * nothing, and says so.
 *
 * Data attributes: `data-control` the kind of the control; `data-settling` while a press does nothing.
 */
export function PlaceControl({ pays, optional, sentence, schedule, ...props }: PlaceControlProps) {
  useDeferredWording();
  const { control, waitsInPlay } = props;
  const id = useId();
  const t = useWording();
  const label = usePlaceLabel(props);
  const isBusy = control.kind === "processing" || control.kind === "checking";
  const isClosed = isBusy || closedKinds.has(control.kind);
  const offer = "offer" in control ? control.offer.key : "";
  const { isHeld, buttonProps } = useOfferPress(offer, () => press(control, props), schedule);
  return (
    <div className={placeArea()}>
      {pays}
      <PlaceReasons {...props} id={`${id}-reasons`} />
      {optional}
      <button
        {...buttonProps}
        type="button"
        data-control={control.kind}
        aria-disabled={isClosed || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={`${id}-reasons ${id}-wait ${id}-sentence`}
        className={placeButton({ variant: isClosed ? "closed" : "act" })}
      >
        {isBusy && <Icon shape={LoaderCircle} size={20} className="gs:animate-turn" />}
        <Sentence>{label}</Sentence>
      </button>
      {waitsInPlay && (
        <p id={`${id}-wait`} className="gs:type-small">
          {t("bet-slip.place.in-play-wait")}
        </p>
      )}
      {isHeld && <p className="gs:type-small">{t("bet-slip.place.just-moved")}</p>}
      {sentence !== null && (
        <p id={`${id}-sentence`} className="gs:type-small gs:text-ink-faint">
          {sentence}
        </p>
      )}
      <ControlLink />
    </div>
  );
}

/** Those in which a press does nothing, and nothing is under way. */
const closedKinds: ReadonlySet<PlaceStep["kind"]> = new Set(["blocked", "empty", "logging-in"]);

function press(control: PlaceStep, callbacks: PlaceCallbacks): void {
  switch (control.kind) {
    case "place":
      return callbacks.onPlace();
    case "accept-change":
    case "accept-changes":
      return callbacks.onAccept();
    case "login":
      return callbacks.onLogIn();
    case "restricted":
      return callbacks.onRestricted(control.because);
    case "logging-in":
    case "blocked":
    case "processing":
    case "checking":
    case "results":
    case "empty":
      return;
  }
}

type LabelProps = Pick<PlaceControlProps, "control" | "betCount" | "stake">;

function usePlaceLabel({ control, betCount, stake }: LabelProps): string {
  const t = useWording();
  const format = useFormat();
  switch (control.kind) {
    case "accept-change":
    case "accept-changes": {
      const { odds } = control.offer;
      return odds.length === 1 && odds[0] !== undefined
        ? t("bet-slip.place.accept-one", { odds: format.odds(odds[0]) })
        : t("bet-slip.place.accept", { count: odds.length });
    }
    case "login":
      return t("bet-slip.place.login");
    case "logging-in":
      return t("bet-slip.place.logging-in");
    case "processing":
      return t("bet-slip.place.processing");
    case "checking":
      return t("bet-slip.place.checking");
    default:
      if (stake === 0) return t("bet-slip.place.plain");
      return t("bet-slip.place.button", { count: betCount, amount: format.money(stake) });
  }
}
