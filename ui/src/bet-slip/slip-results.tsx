import { localePath } from "@grandstand/rules/locale";
import { type RefObject, useId } from "react";
import { BetReceipt } from "../bet-receipt/index.ts";
import { Button, ButtonLink } from "../button/index.ts";
import { isOneOf } from "../locale/index.ts";
import { Notice } from "../notice/index.ts";
import { ControlLink, inlineAction } from "../place-control/index.ts";
import { type Format, type Translate, useFormat, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import type { BetSlipProps } from "./bet-slip-props.ts";
import type { BetSlipView, SlipRefusal, SlipTicketView } from "./bet-slip-view.ts";
import { ShareSlip } from "./share-slip.tsx";

interface SlipResultsProps extends Pick<BetSlipProps, "onShare"> {
  readonly slip: BetSlipView;
  /** Takes the focus when the results come. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onRetain: () => void;
  readonly onClear: () => void;
  readonly onDeposit: () => void;
}

/** What became of each bet, and what to do with the selections (B4, Placement). */
export function SlipResults(props: SlipResultsProps) {
  const { slip, headingRef, onRetain, onClear, onDeposit, onShare } = props;
  const t = useWording();
  const format = useFormat();
  const isPlaced = slip.tickets.some(({ status }) => status === "placed");
  const isOne = slip.tickets.length === 1 && slip.tickets[0]?.status === "placed";
  return (
    <div className="gs:grid gs:min-h-0 gs:overflow-y-auto gs:overscroll-contain">
      {!isOne && (
        <h3
          ref={headingRef}
          tabIndex={-1}
          className="gs:type-heading gs:focus-ring gs:mx-4 gs:mt-1 gs:mb-3 gs:rounded-sm"
        >
          {resultsTitle(slip.tickets, t, format)}
        </h3>
      )}
      <ul className="gs:grid gs:gap-3 gs:bg-page gs:p-3">
        {slip.tickets.map((ticket) => (
          <li key={ticket.uuid} className="gs:min-w-0">
            <Ticket
              ticket={ticket}
              names={slip.lines.flatMap(({ eventName }) => namesOfEvent(eventName))}
              headingRef={isOne ? headingRef : undefined}
              onDeposit={onDeposit}
            />
          </li>
        ))}
      </ul>
      {slip.control.kind === "results" && (
        <div className="gs:sticky gs:bottom-0 gs:grid gs:gap-2 gs:border-t gs:border-line gs:bg-surface gs:py-4">
          {onShare && isPlaced && slip.lines.length > 0 && <ShareSlip onShare={onShare} />}
          <div className="gs:grid gs:gap-2 gs:px-4">
            <PlacedBetsLink tickets={slip.tickets} />
            {slip.lines.length > 0 && (
              <Button variant={isPlaced ? "outline" : "act"} width="full" onPress={onRetain}>
                {t("bet-slip.results.retain")}
              </Button>
            )}
            <Button variant="outline" width="full" onPress={onClear}>
              {t("bet-slip.results.clear")}
            </Button>
            <ControlLink />
          </div>
        </div>
      )}
    </div>
  );
}

/** The way to the bet that was placed, or to all of one's bets where there were several. */
function PlacedBetsLink({ tickets }: { tickets: readonly SlipTicketView[] }) {
  const t = useWording();
  const { locale } = useFormat();
  const placed = tickets.flatMap((each) => (each.status === "placed" ? [each.receipt] : []));
  const [only, second] = placed;
  if (only === undefined) return null;
  const href = second === undefined ? only.href : undefined;
  return (
    <ButtonLink href={href ?? localePath("/history", locale)} variant="act" width="full">
      {t("bet-slip.results.open", { count: placed.length })}
    </ButtonLink>
  );
}

function resultsTitle(tickets: readonly SlipTicketView[], t: Translate, format: Format): string {
  const placed = tickets.filter(({ status }) => status === "placed").length;
  const isOpen = tickets.some(({ status }) => status === "unknown" || status === "placing");
  if (isOpen) return t("bet-slip.results.checking");
  if (placed === 0) return t("bet-slip.results.none");
  if (placed === tickets.length) return t("bet-slip.results.all", { count: placed });
  return t("bet-slip.results.some", {
    count: placed,
    all: format.number(tickets.length),
  });
}

interface TicketProps {
  readonly ticket: SlipTicketView;
  /** Names that selections may be called by. */
  readonly names: readonly string[];
  readonly headingRef: RefObject<HTMLHeadingElement | null> | undefined;
  readonly onDeposit: () => void;
}

function Ticket({ ticket, names, headingRef, onDeposit }: TicketProps) {
  const t = useWording();
  const format = useFormat();
  const id = useId();
  if (ticket.status === "placed") {
    return <BetReceipt bet={ticket.receipt} isNew headingRef={headingRef} />;
  }
  const betType = t(`bet-slip.receipt.${ticket.betType}`, { count: ticket.outcomeNames.length });
  return (
    <article
      aria-labelledby={id}
      data-status={ticket.status}
      className="gs:grid gs:gap-2 gs:rounded-md gs:bg-surface gs:px-4 gs:py-3"
    >
      <h4 id={id} className="gs:text-[0.9375rem]/5 gs:font-semibold gs:break-words">
        <Sentence names={names}>{ticket.outcomeNames.join(", ")}</Sentence>
      </h4>
      <p className="gs:type-small gs:text-ink-muted">
        <Sentence>{`${betType} · ${format.money(ticket.stake)}`}</Sentence>
      </p>
      <TicketFate ticket={ticket} names={names} onDeposit={onDeposit} />
    </article>
  );
}

type UnplacedTicket = Exclude<SlipTicketView, { status: "placed" }>;

interface FateProps extends Pick<TicketProps, "names" | "onDeposit"> {
  readonly ticket: UnplacedTicket;
}

function TicketFate({ ticket, names, onDeposit }: FateProps) {
  const t = useWording();
  const format = useFormat();
  switch (ticket.status) {
    case "placing":
      return <p className="gs:type-small">{t("bet-slip.place.processing")}</p>;
    case "unknown":
      return (
        <Notice kind="warning">
          <p className="gs:font-semibold">{t("bet-slip.place.checking")}</p>
          <p>{t("bet-slip.checking.text")}</p>
        </Notice>
      );
    case "price-moved":
      return (
        <Notice kind="warning">
          <p className="gs:font-semibold">{t("bet-slip.results.price-moved")}</p>
          {ticket.changes.map(({ outcomeName, from, to }) => (
            <p key={outcomeName}>
              <Sentence names={names}>
                {t("bet-slip.change.none", {
                  selection: outcomeName,
                  from: format.odds(from),
                  to: format.odds(to),
                })}
              </Sentence>
            </p>
          ))}
        </Notice>
      );
    case "refused":
      return <Refused refusal={ticket.refusal} onDeposit={onDeposit} />;
  }
}

/** The codes that have words of their own; any other shows the server's, or that it failed (B8). */
const wordedCodes = [
  "CONNECTION_ERROR",
  "NOT_SENT",
  "NOT_PLACED",
  "RATE_LIMITED",
  "MARKET_SUSPENDED",
] as const;
const fundsCodes = ["BALANCE_INSUFFICIENT", "INSUFFICIENT_BALANCE"];

function Refused({ refusal, onDeposit }: { refusal: SlipRefusal; onDeposit: () => void }) {
  const t = useWording();
  const isFunds = fundsCodes.includes(refusal.code);
  const deposit = (
    <button type="button" className={inlineAction()} onClick={onDeposit}>
      {t("bet-slip.deposit-now")}
    </button>
  );
  return (
    <Notice kind="error" action={isFunds && deposit}>
      <p className="gs:font-semibold">{t("bet-slip.results.refused")}</p>
      <p>
        <Sentence>{isFunds ? t("bet-slip.insufficient-funds") : wordsOf(refusal, t)}</Sentence>
      </p>
    </Notice>
  );
}

function wordsOf({ code, message }: SlipRefusal, t: Translate): string {
  if (message !== null && message.trim() !== "") return message;
  return t(isOneOf(wordedCodes, code) ? `bet-slip.refused.${code}` : "bet-slip.error.failed");
}
