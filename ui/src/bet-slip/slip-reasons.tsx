import { intervals } from "@grandstand/rules/intervals";
import type { Blocker } from "@grandstand/rules/slip";
import { nameInFull } from "../bet-slip-line/index.ts";
import { Button } from "../button/index.ts";
import { Notice } from "../notice/index.ts";
import { inlineAction } from "../place-control/index.ts";
import { useFormat, useNow, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import type { BetSlipView } from "./bet-slip-view.ts";
import { changeMessage } from "./slip-message.ts";

interface SlipReasonsProps {
  readonly slip: BetSlipView;
  readonly onRemoveOver: () => void;
  readonly onFindLine: (outcomeId: string) => void;
  readonly onFindSystem: () => void;
}

/** What the server said of the slip, and what it still lacks: each reason with the way to what it is about. */
export function SlipReasons({ slip, onRemoveOver, onFindLine, onFindSystem }: SlipReasonsProps) {
  const t = useWording();
  const { control, error } = slip;
  const reasons = control.kind === "blocked" ? control.because : [];
  const shown = reasons.filter((blocker) => isListed(blocker, reasons));
  return (
    <>
      {error !== null && error.kind !== "insufficient-funds" && (
        <Notice kind="error">
          <p>
            <strong aria-hidden>{t("bet-slip.error")}</strong>{" "}
            <Sentence>
              {error.kind === "message" ? error.message : t("bet-slip.error.failed")}
            </Sentence>
          </p>
        </Notice>
      )}
      {shown.length > 0 && (
        <Notice kind="warning">
          <ul className="gs:grid gs:gap-1.5">
            {shown.map((blocker) => (
              <li key={blocker.reason}>
                {blocker.reason === "system-not-chosen" ? (
                  <button type="button" className={inlineAction()} onClick={onFindSystem}>
                    <Reason blocker={blocker} slip={slip} />
                  </button>
                ) : (
                  <Reason blocker={blocker} slip={slip} />
                )}
                <LineLinks blocker={blocker} slip={slip} onFindLine={onFindLine} />
                {blocker.reason === "over" && (
                  <Button size="small" variant="outline" onPress={onRemoveOver}>
                    {t("bet-slip.remove-over", { count: blocker.outcomeIds.length })}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/**
 * What moved prices do to the return, in one line: the prices themselves are on their lines. What is
 * to be accepted describes the control in words, price by price.
 */
export function MovedPrices({ slip }: { readonly slip: BetSlipView }) {
  const t = useWording();
  const format = useFormat();
  const { movedPrices: moved, control, lines } = slip;
  if (moved === null) return null;
  const { count, before, after } = moved;
  const changes = control.kind === "accept-changes" ? control.changes : [];
  return (
    <div className="gs:type-small">
      <p className="gs:tabular">
        <Sentence>
          {before === null || after === null
            ? t("bet-slip.moved-unpriced", { count })
            : t("bet-slip.moved", {
                count,
                before: format.money(before),
                after: format.money(after),
              })}
        </Sentence>
      </p>
      {changes.length > 0 && (
        <p className="gs:sr-only">
          {changes.map((change) => changeMessage(change, lines, t, format)).join(" ")}
        </p>
      )}
    </div>
  );
}

function Reason({ blocker, slip }: { readonly blocker: Listed; readonly slip: BetSlipView }) {
  const t = useWording();
  switch (blocker.reason) {
    case "stale-prices":
      return <StalePrices pricedAt={slip.pricedAt} />;
    case "over":
    case "suspended":
    case "no-price":
    case "line-errors":
      return (
        <span>{t(`bet-slip.blocked.${blocker.reason}`, { count: blocker.outcomeIds.length })}</span>
      );
    default:
      return <span>{t(`bet-slip.blocked.${blocker.reason}`)}</span>;
  }
}

/** The age of the prices themselves, not of the connection. */
function StalePrices({ pricedAt }: { readonly pricedAt: number | null }) {
  const t = useWording();
  const format = useFormat();
  const now = useNow(intervals.eachSecond);
  if (pricedAt === null) return <span>{t("bet-slip.blocked.never-priced")}</span>;
  const count = Math.max(0, Math.floor((now - pricedAt) / 1_000));
  const seconds = format.number(count);
  return <span>{t("bet-slip.blocked.stale-prices", { count, seconds })}</span>;
}

/** Leads from the summary to each line that is at fault. */
function LineLinks({
  blocker,
  slip,
  onFindLine,
}: {
  readonly blocker: Blocker;
  readonly slip: BetSlipView;
  readonly onFindLine: (outcomeId: string) => void;
}) {
  if (!("outcomeIds" in blocker) || blocker.reason === "stale-prices") return null;
  return (
    <ul className="gs:grid gs:justify-items-start">
      {blocker.outcomeIds.map((outcomeId) => (
        <li key={outcomeId}>
          <button type="button" className={inlineAction()} onClick={() => onFindLine(outcomeId)}>
            <Sentence names={namesOfEvents(slip)}>{nameOf(slip, outcomeId)}</Sentence>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Reasons by which there is no stake, whatever was typed. */
const withoutStake = new Set<Blocker["reason"]>([
  "stake-problem",
  "line-errors",
  "system-not-chosen",
  "system-selections",
]);

type Listed = Exclude<Blocker, { reason: "insufficient-funds" }>;

/** Missing funds have a banner of their own; a wrong stake or system says already that there is none. */
function isListed(blocker: Blocker, all: readonly Blocker[]): blocker is Listed {
  if (blocker.reason === "insufficient-funds") return false;
  return blocker.reason !== "no-stake" || !all.some((other) => withoutStake.has(other.reason));
}

function namesOfEvents({ lines }: BetSlipView): readonly string[] {
  return lines.flatMap(({ eventName }) => namesOfEvent(eventName));
}

/** Two lines of the same name differ by their market and event. */
function nameOf({ lines }: BetSlipView, outcomeId: string): string {
  const line = lines.find((each) => each.outcomeId === outcomeId);
  if (line === undefined) return outcomeId;
  const alike = lines.filter(({ outcomeName }) => outcomeName === line.outcomeName);
  return alike.length > 1 ? nameInFull(line) : line.outcomeName;
}
