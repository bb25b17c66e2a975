import type { BuilderBlocker, BuilderChange, BuilderControl } from "@grandstand/rules/builder";
import { amountLimits } from "@grandstand/rules/money";
import { movement } from "@grandstand/rules/odds";
import { LoaderCircle } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import {
  ControlLink,
  inlineAction,
  PassedLimitNotice,
  placeArea,
  placeButton,
  useOfferAnnouncement,
  useOfferPress,
} from "../bet-slip/index.ts";
import { Button } from "../button/index.ts";
import { isOneOf } from "../locale/index.ts";
import { Notice } from "../notice/index.ts";
import {
  type Format,
  type Translate,
  useAnnounce,
  useFormat,
  useWording,
} from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { BetBuilderProps } from "./bet-builder-props.ts";
import type { BuilderView } from "./builder-view.ts";

/**
 * The one control that moves money, always the same node in the same position (B4, B5). Disabled it can
 * still be reached, and says why. A press right after an offer has changed does nothing, and says so.
 *
 * Data attributes: `data-control` the kind of the control; `data-settling` while a press does nothing.
 */
export function BuilderPlaceControl(props: BetBuilderProps) {
  const { builder, onDeposit, schedule } = props;
  const { control } = builder;
  const id = useId();
  const t = useWording();
  const format = useFormat();
  const label = usePlaceLabel(builder);
  const isBusy = control.kind === "processing" || control.kind === "checking";
  const isClosed = isBusy || control.kind === "blocked" || control.kind === "empty";
  const offered = control.kind === "place" ? control.change : null;
  const accept = useAnnouncedOffer(props);
  const announce = useAnnounce();
  const isWaiting = control.kind === "processing" && builder.isInPlay;
  const sayWait = useEffectEvent(() => announce(t("bet-slip.place.in-play-wait"), "polite"));
  useEffect(() => {
    if (isWaiting) sayWait();
  }, [isWaiting]);
  const { isHeld, buttonProps } = useOfferPress(
    control.kind === "accept-change" ? keyOf(control.change) : "",
    () => (control.kind === "accept-change" ? accept(control.change) : press(props)),
    schedule,
  );
  return (
    <div className={placeArea()}>
      <dl className="gs:type-price-large gs:flex gs:justify-between gs:gap-3">
        <dt>{t("bet-slip.summary.return")}</dt>
        <dd>
          <Return cents={builder.potentialReturn} />
        </dd>
      </dl>
      {builder.cappedAt !== null && (
        <p className="gs:type-small gs:text-ink">
          <Sentence>
            {t("bet-slip.summary.capped", { maximum: format.money(builder.cappedAt) })}
          </Sentence>
        </p>
      )}
      <div
        id={`${id}-reasons`}
        className="gs:grid gs:max-h-[36dvh] gs:gap-2 gs:overflow-y-auto gs:empty:hidden"
      >
        <Reasons builder={builder} onDeposit={onDeposit} onRemoveOver={props.onRemoveOver} />
      </div>
      {offered && (
        <Button variant="outline" width="full" onPress={() => accept(offered)}>
          <Sentence>{t("bet-slip.place.accept-one", { odds: format.odds(offered.to) })}</Sentence>
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
      {isWaiting && (
        <p id={`${id}-wait`} className="gs:type-small">
          {t("bet-slip.place.in-play-wait")}
        </p>
      )}
      {isHeld && <p className="gs:type-small">{t("bet-slip.place.just-moved")}</p>}
      <BuilderSentence id={`${id}-sentence`} builder={builder} />
      <ControlLink />
    </div>
  );
}

/** Announces what can be accepted; the answer accepts it, and announces that. */
function useAnnouncedOffer({ builder: { control }, onAccept }: BetBuilderProps) {
  const announce = useAnnounce();
  const t = useWording();
  const format = useFormat();
  const changeText = useChangeText();
  const [acceptedKey, setAcceptedKey] = useState<string | null>(null);
  const mustAccept = control.kind === "accept-change";
  const canPlace = control.kind === "place";
  const change = mustAccept || canPlace ? control.change : null;
  useOfferAnnouncement({
    key: change === null ? "" : keyOf(change),
    words: change === null ? "" : changeText(change),
    mustAccept,
    canPlace,
    acceptedKey,
  });
  return (accepted: BuilderChange) => {
    setAcceptedKey(keyOf(accepted));
    onAccept(accepted.to);
    const list = format.odds(accepted.to);
    announce(t("bet-slip.said.changes-accepted", { count: 1, list }), "polite");
  };
}

function keyOf({ from, to }: BuilderChange): string {
  return `${from}:${to}`;
}

/** The old and the new price, in words. */
function useChangeText() {
  const t = useWording();
  const format = useFormat();
  return ({ from, to }: BuilderChange) =>
    t(`bet-builder.change.${movement(from, to) === "up" ? "up" : "down"}`, {
      from: format.odds(from),
      to: format.odds(to),
    });
}

function press(props: BetBuilderProps): void {
  const { control } = props.builder;
  switch (control.kind) {
    case "place":
      return props.onPlace();
    case "login":
      return props.onLogIn();
    case "restricted":
      return props.onRestricted(control.because);
    case "accept-change":
    case "blocked":
    case "processing":
    case "checking":
    case "results":
    case "empty":
      return;
  }
}

function usePlaceLabel({ control, stakeCents }: BuilderView): string {
  const t = useWording();
  const format = useFormat();
  switch (control.kind) {
    case "accept-change":
      return t("bet-slip.place.accept-one", { odds: format.odds(control.change.to) });
    case "login":
      return t("bet-slip.place.login");
    case "processing":
      return t("bet-slip.place.processing");
    case "checking":
      return t("bet-slip.place.checking");
    default:
      if (stakeCents === null || stakeCents === 0) return t("bet-slip.place.plain");
      return t("bet-slip.place.button", { count: 1, amount: format.money(stakeCents) });
  }
}

function Return({ cents }: { readonly cents: number | null }) {
  const t = useWording();
  const format = useFormat();
  if (cents !== null) return <span translate="no">{format.money(cents)}</span>;
  return (
    <>
      <span aria-hidden>-</span>
      <span className="gs:sr-only">{t("bet-slip.summary.unknown")}</span>
    </>
  );
}

/** The whole bet in a sentence, to be read before money moves (WCAG 3.3.4). */
function BuilderSentence({ id, builder }: { readonly id: string; readonly builder: BuilderView }) {
  const t = useWording();
  const format = useFormat();
  const { stakeCents, odds, picks, potentialReturn, control } = builder;
  if (!tellable.has(control.kind) || !stakeCents || odds === null || potentialReturn === null) {
    return null;
  }
  return (
    <p id={id} className="gs:type-small gs:text-ink-faint">
      <Sentence>
        {t("bet-builder.sentence", {
          stake: format.money(stakeCents),
          count: picks.length,
          odds: format.odds(odds),
          return: format.money(potentialReturn),
        })}
      </Sentence>
    </p>
  );
}

/** The controls under which the bet can be had as it stands, or is on its way. */
const tellable: ReadonlySet<BuilderControl["kind"]> = new Set([
  "place",
  "login",
  "restricted",
  "processing",
]);

interface ReasonsProps extends Pick<BetBuilderProps, "onDeposit" | "onRemoveOver"> {
  readonly builder: BuilderView;
}

/** What stands between the person and the bet; the builder's own error bar (B8). */
function Reasons({ builder, onDeposit, onRemoveOver }: ReasonsProps) {
  const t = useWording();
  const format = useFormat();
  const { control, error, hasNoPrice } = builder;
  const because = control.kind === "blocked" ? control.because : [];
  const missing = because.find(({ reason }) => reason === "insufficient-funds");
  const isShort = missing !== undefined || error?.kind === "insufficient-funds";
  const over = because.find((blocker) => blocker.reason === "over");
  const listed = because.filter(isListed);
  return (
    <>
      {control.kind === "checking" && (
        <Notice kind="warning">
          <p>{t("bet-slip.checking.text")}</p>
        </Notice>
      )}
      {control.kind === "accept-change" && (
        <Change change={control.change} pays={builder.returnOnceAccepted} />
      )}
      {hasNoPrice && (
        <Notice kind="warning">
          <p className="gs:font-semibold">{t("bet-builder.no-price")}</p>
          <p>
            <Sentence>{messageOf(because) ?? t("bet-builder.no-price.text")}</Sentence>
          </p>
        </Notice>
      )}
      {over !== undefined && (
        <Notice
          kind="warning"
          action={
            <button type="button" className={inlineAction()} onClick={onRemoveOver}>
              {t("bet-slip.remove-over", { count: over.outcomeIds.length })}
            </button>
          }
        >
          <p>{t("bet-builder.blocked.over")}</p>
        </Notice>
      )}
      {isShort && (
        <Notice
          kind="error"
          action={
            <button type="button" className={inlineAction()} onClick={onDeposit}>
              {t("bet-slip.deposit-now")}
            </button>
          }
        >
          <p className="gs:font-semibold">{t("bet-slip.insufficient-funds")}</p>
          <Missing blocker={missing} />
        </Notice>
      )}
      {builder.passedLimit !== null && <PassedLimitNotice limit={builder.passedLimit} />}
      {error !== null && error.kind !== "insufficient-funds" && (
        <Notice kind="error">
          <p>
            <Sentence>
              {error.kind === "message" ? error.message : t("bet-slip.error.failed")}
            </Sentence>
          </p>
        </Notice>
      )}
      {listed.length > 0 && (
        <Notice kind="information">
          <ul className="gs:grid gs:gap-1.5">
            {listed.map((blocker) => (
              <li key={blocker.reason}>
                <Sentence>{reasonOf(blocker, t, format)}</Sentence>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** What has a notice of its own, apart from the list. */
const ownNotices = ["insufficient-funds", "no-price", "over"] as const;
type Listed = Exclude<BuilderBlocker, { reason: (typeof ownNotices)[number] }>;

function isListed(blocker: BuilderBlocker): blocker is Listed {
  return !isOneOf(ownNotices, blocker.reason);
}

function messageOf(because: readonly BuilderBlocker[]): string | null {
  const found = because.find(({ reason }) => reason === "no-price");
  return found?.reason === "no-price" ? found.message : null;
}

function Missing({ blocker }: { readonly blocker: BuilderBlocker | undefined }) {
  const t = useWording();
  const format = useFormat();
  if (blocker?.reason !== "insufficient-funds" || blocker.missing === 0) return null;
  return (
    <p>
      <Sentence>{t("bet-slip.funds-missing", { amount: format.money(blocker.missing) })}</Sentence>
    </p>
  );
}

function reasonOf(blocker: Listed, t: Translate, format: Format): string {
  if (blocker.reason === "stake-problem") {
    return t(`bet-slip.stake.problem.${blocker.problem}`, {
      minimum: format.limit(amountLimits.otherStake.minimum),
      maximum: format.limit(amountLimits.otherStake.maximum),
    });
  }
  return t(`bet-builder.blocked.${blocker.reason}`);
}

/** The old and the new price, in words, and what the bet then pays. */
function Change({
  change,
  pays,
}: {
  readonly change: BuilderChange;
  readonly pays: number | null;
}) {
  const t = useWording();
  const format = useFormat();
  const changeText = useChangeText();
  return (
    <Notice kind="information">
      <p>
        <Sentence>{changeText(change)}</Sentence>
      </p>
      {pays !== null && (
        <p className="gs:mt-2">
          <Sentence>
            {t("bet-slip.change.return", { amount: format.money(pays), count: 1 })}
          </Sentence>
        </p>
      )}
    </Notice>
  );
}
