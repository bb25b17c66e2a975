import type { Cents } from "@grandstand/rules/money";
import { type Movement, movement, type Odds } from "@grandstand/rules/odds";
import type { LineError } from "@grandstand/rules/slip";
import { ChartLine, CircleAlert, FlagTriangleRight, Lock, X } from "lucide";
import { memo, type ReactNode } from "react";
import { Badge } from "../badge/index.ts";
import { BoostMarker, type BoostView } from "../boost-marker/index.ts";
import {
  type EachWayChoiceView,
  type EachWayTermsView,
  EachWayToggle,
} from "../each-way-toggle/index.ts";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { EventSides, OutcomeMark, type SelectionMarks } from "../mark-image/index.ts";
import { MarketExplanation } from "../market-explanation/index.ts";
import { type ChangeDetails, type PressReason, useFormat, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import { StakeInput, type StakeReason } from "../stake-input/index.ts";
import {
  linePrice,
  movementWord,
  slipLine,
  slipLineChoice,
  slipLineEnd,
  slipLineMarket,
  slipLineMarks,
} from "./bet-slip-line.variants.ts";
import { type InPlayView, useEventWhen } from "./event-when.ts";

/** One selection as the slip shows it. Odds are decimal, instants epoch milliseconds. */
export interface SlipLineView extends SelectionMarks {
  readonly outcomeId: string;
  readonly outcomeName: string;
  /** Says how the market is explained (B3). */
  readonly marketType: string;
  readonly marketName: string;
  readonly eventName: string;
  readonly startsAt: number;
  readonly isLive: boolean;
  /** The score, in play or at the end, with the minute where the sport counts them; null where it is not known. */
  readonly inPlay: InPlayView | null;
  /** The price that was clicked, or consented to since. */
  readonly odds: Odds | null;
  /** The price of the moment where it is another one; null where it is the same. */
  readonly movedTo: Odds | null;
  readonly isSuspended: boolean;
  /** No bet on it will be taken any more: its event has ended, which is then not `isLive`, or it is decided. */
  readonly isOver: boolean;
  readonly errors: readonly LineError[];
  /** Its own stake as typed, where each selection is a bet; null where one stake is for all. */
  readonly stake: string | null;
  /** Each-way of its own bet; null where it is not offered, or is chosen for all lines together. */
  readonly eachWay: EachWayChoiceView | null;
  /** What its places pay, where an each-way bet of several selections counts them. */
  readonly placeTerms: EachWayTermsView | null;
  /** The promotions that hold for it, or would but for a reason. */
  readonly boosts: readonly BoostView[];
  /** Whether it counts for the combo boost. */
  readonly countsForComboBoost: boolean;
}

export interface BetSlipLineProps {
  readonly line: SlipLineView;
  /** The id of the line's element, for a summary that leads to it. */
  readonly id?: string;
  /** Cents; the most that can be staked on it. The slip's own limit unless said otherwise. */
  readonly stakeMaximum?: Cents;
  /** Cents; chips that set its own stake. */
  readonly quickStakes?: readonly Cents[];
  /** While bets are under way nothing can be changed. */
  readonly isFrozen?: boolean;
  /** Lower, with what is promised on top beside the market: for a slip of many. */
  readonly isDense?: boolean;
  readonly onRemove: (outcomeId: string) => void;
  /** Shows how the price moved, by the button that was pressed; without it there is none. */
  readonly onShowHistory?: ((line: SlipLineView, button: HTMLElement) => void) | undefined;
  readonly onTypeStake: (
    outcomeId: string,
    text: string,
    details: ChangeDetails<StakeReason>,
  ) => void;
  readonly onToggleEachWay: (outcomeId: string, details: ChangeDetails<PressReason>) => void;
}

/**
 * One line of the slip (B2, Bet slip panel). What is wrong with it is written under it and is
 * its description.
 *
 * Data attributes: `data-suspended`, `data-over`, `data-movement` up | down | none.
 */
export const BetSlipLine = memo(function BetSlipLine({
  line,
  id = `slip-line-${line.outcomeId}`,
  stakeMaximum,
  quickStakes,
  isFrozen = false,
  isDense = false,
  onRemove,
  onShowHistory,
  onTypeStake,
  onToggleEachWay,
}: BetSlipLineProps) {
  const t = useWording();
  const name = nameInFull(line);
  const isWrong = line.isOver || line.isSuspended || line.errors.some(isOfLine);
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-label={name}
      aria-describedby={isWrong ? `${id}-problems` : undefined}
      data-suspended={line.isSuspended || undefined}
      data-over={line.isOver || undefined}
      data-movement={line.movedTo === null ? "none" : movement(line.odds, line.movedTo)}
      className={slipLine({ dense: isDense })}
    >
      <div className={slipLineChoice({ dense: isDense })}>
        <h3
          aria-label={name}
          className="gs:min-w-0 gs:text-[0.9375rem]/5 gs:font-semibold gs:break-words"
        >
          <OutcomeMark of={line} size={20} />
          <Sentence names={namesOfEvent(line.eventName)}>{line.outcomeName}</Sentence>
        </h3>
        <div className={slipLineMarket({ dense: isDense })}>
          <p className="gs:type-small gs:min-w-0 gs:text-ink-faint gs:break-words">
            {line.marketName}
          </p>
          <div className="gs:-my-2 gs:flex">
            <MarketExplanation
              marketType={line.marketType}
              marketName={line.marketName}
              selectionName={line.outcomeName}
            />
            {onShowHistory && !line.isOver && (
              <IconButton
                icon={ChartLine}
                label={t("price-history.open", { selection: name })}
                aria-haspopup="dialog"
                onPressEvent={({ currentTarget }) => onShowHistory(line, currentTarget)}
              />
            )}
          </div>
          {isDense && <LineMarks line={line} isDense />}
        </div>
      </div>
      <div className={slipLineEnd()}>
        <LinePrice line={line} />
        <div className="gs:-my-2.5">
          <IconButton
            icon={X}
            label={t("bet-slip.line.remove", { selection: name })}
            isDisabled={isFrozen}
            onPress={() => onRemove(line.outcomeId)}
          />
        </div>
      </div>
      <p className="gs:type-small gs:col-span-2 gs:pr-2 gs:text-ink-faint gs:break-words">
        <EventAndWhen line={line} />
      </p>
      {!isDense && <LineMarks line={line} />}
      <LineProblems id={`${id}-problems`} line={line} />
      {line.stake !== null && !line.isOver && (
        <div className="gs:col-span-2 gs:pt-2 gs:pr-2">
          <StakeInput
            layout="line"
            text={line.stake}
            selectionName={name}
            maximum={stakeMaximum}
            quickStakes={quickStakes}
            isDisabled={isFrozen}
            onType={(text, details) => onTypeStake(line.outcomeId, text, details)}
          />
        </div>
      )}
      {line.eachWay !== null && !line.isOver && (
        <div className="gs:col-span-2 gs:pt-1 gs:pr-2">
          <EachWayToggle
            eachWay={line.eachWay}
            selectionName={name}
            isDisabled={isFrozen}
            onChange={(_, details) => onToggleEachWay(line.outcomeId, details)}
          />
        </div>
      )}
    </article>
  );
});

function EventAndWhen({ line }: { line: SlipLineView }) {
  const t = useWording();
  const when = useEventWhen();
  const { eventName: event } = line;
  const [before = "", after = ""] = t("bet-slip.line.event", { event, when: when(line) }).split(
    event,
  );
  return (
    <>
      {before !== "" && <Sentence>{before}</Sentence>}
      <EventSides name={event} of={line} size={20} />
      <Sentence>{after}</Sentence>
    </>
  );
}

/** A line's name where it is shown alone, and others may have the same selection: *draw*, *yes*. */
export function nameInFull({ outcomeName, marketName, eventName }: SlipLineView): string {
  return [outcomeName, marketName, eventName].join(", ");
}

/** What is promised on top of the price: boosts with their tips, the combo boost, and place terms. */
function LineMarks({ line, isDense = false }: { line: SlipLineView; isDense?: boolean }) {
  const t = useWording();
  const { boosts, countsForComboBoost, placeTerms } = line;
  if (boosts.length === 0 && !countsForComboBoost && placeTerms === null) return null;
  return (
    <div className={slipLineMarks({ dense: isDense })}>
      {boosts.map((boost) => (
        <BoostMarker key={boost.kind} boost={boost} selectionName={nameInFull(line)} />
      ))}
      {countsForComboBoost && <Badge>{t("bet-slip.line.combo-boost")}</Badge>}
      {placeTerms !== null && (
        <span className="gs:type-small gs:text-ink-faint">
          {t("bet-slip.each-way.terms", {
            fraction: placeTerms.fraction,
            count: placeTerms.places,
          })}
        </span>
      )}
    </div>
  );
}

function LinePrice({ line: { odds, movedTo, isSuspended, isOver } }: { line: SlipLineView }) {
  const t = useWording();
  const format = useFormat();
  if (isOver) {
    return (
      <p className={linePrice({ open: false })}>
        <span className="gs:sr-only">{t("bet-slip.line.old-odds")}</span>{" "}
        <s translate="no">{format.odds(odds)}</s>
      </p>
    );
  }
  const price = linePrice({ open: !isSuspended });
  if (movedTo === null) {
    return (
      <p className={price}>
        <span className="gs:sr-only">{t("bet-slip.line.odds")}</span>{" "}
        <span translate="no">{format.odds(odds)}</span>
      </p>
    );
  }
  const direction = movement(odds, movedTo);
  return (
    <div className="gs:grid gs:justify-items-end">
      <p className="gs:flex gs:items-baseline gs:gap-2">
        <span className="gs:sr-only">{t("bet-slip.line.old-odds")}</span>
        <s translate="no" className="gs:type-small gs:tabular gs:text-ink-faint">
          {format.odds(odds)}
        </s>
        <span className="gs:sr-only">{t("bet-slip.line.new-odds")}</span>
        <span translate="no" className={price}>
          {format.odds(movedTo)}
        </span>
      </p>
      <p className={movementWord({ movement: direction })}>
        <MovementShape direction={direction} />
        <span>{t(`bet-slip.line.${direction === "none" ? "changed" : direction}`)}</span>
      </p>
    </div>
  );
}

function MovementShape({ direction }: { direction: Movement }) {
  if (direction === "none") return null;
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" className="gs:size-2.5 gs:fill-current">
      <path d={direction === "up" ? "M5 1 10 9H0Z" : "M5 9 0 1H10Z"} />
    </svg>
  );
}

function LineProblems({ id, line }: { id: string; line: SlipLineView }) {
  const t = useWording();
  const errors = line.errors.filter(isOfLine);
  if (!line.isOver && !line.isSuspended && errors.length === 0) return null;
  return (
    <ul
      id={id}
      className="gs:type-small gs:col-span-2 gs:grid gs:gap-1 gs:pt-1.5 gs:pr-2 gs:font-semibold"
    >
      {line.isOver && (
        <Problem icon={<Icon shape={FlagTriangleRight} size={14} strokeWidth={2} />}>
          {t("bet-slip.over")}
        </Problem>
      )}
      {line.isSuspended && (
        <Problem icon={<Icon shape={Lock} size={14} strokeWidth={2} />}>
          {t("bet-slip.suspended")}
        </Problem>
      )}
      {errors.map(({ code }) => (
        <Problem key={code} icon={<Icon shape={CircleAlert} size={14} strokeWidth={2} />}>
          {t(`bet-slip.line-error.${code}`)}
        </Problem>
      ))}
    </ul>
  );
}

function Problem({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="gs:flex gs:gap-2">
      <span className="gs:mt-0.5 gs:shrink-0">{icon}</span>
      <span>{children}</span>
    </li>
  );
}

type WordedCode = Exclude<LineError["code"], "STAKE_INVALID">;

/** The stake's own field shows what is wrong with a stake. */
function isOfLine(error: LineError): error is LineError & { code: WordedCode } {
  return error.code !== "STAKE_INVALID";
}
