import { type CashOut, type CashOutChoice, canAccept, timeLeft } from "@grandstand/rules/cash-out";
import { intervals } from "@grandstand/rules/intervals";
import type { Cents } from "@grandstand/rules/money";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../button/index.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { Notice } from "../notice/index.ts";
import {
  type ChangeDetails,
  reporting,
  useAnnounce,
  useFormat,
  useNow,
  useWording,
} from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { Loading } from "../skeleton/index.ts";
import { CashOutAmount, type CashOutReason } from "./cash-out-amount.tsx";

export interface CashOutPanelProps {
  /** The bet in a few words, and its stake; null until it is known. */
  readonly bet: { readonly name: string; readonly stake: Cents } | null;
  readonly cashOut: CashOut;
  readonly onChoose: (choice: CashOutChoice, details: ChangeDetails<CashOutReason>) => void;
  readonly onAccept: () => void;
  /** Requests a new quote. */
  readonly onRequestQuote: () => void;
  readonly onClose: DialogClose;
}

/**
 * One bet's cash-out, from the quote to the payment: all of it or a part, for as long as the quote
 * holds; what is chosen stays chosen in the next one. After a change of the value the panel says the old
 * and the new one, and the person accepts again (B2, /cash-out).
 *
 * Data attributes: `data-cash-out` quoting | quoted | expired | accepting | unknown | paid | refused.
 */
export function CashOutPanel(props: CashOutPanelProps) {
  const { bet, cashOut, onAccept, onRequestQuote, onClose } = props;
  const t = useWording();
  const format = useFormat();
  const now = useNow(intervals.eachSecond);
  // The clock here is rounded down to a second: the last one is not offered, so that no press comes late.
  const isOver = cashOut.status === "quoted" && timeLeft(cashOut.quote, now) < 1_000;
  const isUnderWay = cashOut.status === "accepting";
  return (
    <Dialog
      title={t("cash-out.title")}
      description={
        <p className="gs:type-body gs:text-ink-muted">
          {bet === null ? (
            "\u00a0"
          ) : (
            <Sentence>
              {t("cash-out.bet", { bet: bet.name, stake: format.money(bet.stake) })}
            </Sentence>
          )}
        </p>
      }
      {...(!isUnderWay && { onClose })}
      footer={
        <Control
          cashOut={cashOut}
          isOver={isOver}
          canPress={canAccept(cashOut, now)}
          onAccept={onAccept}
          onRequestQuote={onRequestQuote}
          onClose={onClose}
        />
      }
    >
      <div data-cash-out={isOver ? "expired" : cashOut.status} className="gs:grid gs:gap-4 gs:pt-3">
        <Body {...props} now={now} isOver={isOver} />
      </div>
    </Dialog>
  );
}

function Body({
  cashOut,
  onChoose,
  now,
  isOver,
}: CashOutPanelProps & { now: number; isOver: boolean }) {
  const t = useWording();
  switch (cashOut.status) {
    case "quoting":
      return (
        <Loading>
          <p className="gs:type-body">{t("cash-out.quoting")}</p>
        </Loading>
      );
    case "quoted":
      return (
        <>
          <ChangedQuote cashOut={cashOut} />
          <Offer cashOut={cashOut} now={now} isOver={isOver} />
          <CashOutAmount {...cashOut} onChoose={onChoose} />
        </>
      );
    case "accepting":
      return <p className="gs:type-body">{t("cash-out.accepting.text")}</p>;
    case "unknown":
      return <Notice announced={t("cash-out.unknown")}>{t("cash-out.unknown")}</Notice>;
    case "paid":
      return <Paid amount={cashOut.amount} />;
    case "refused": {
      const words = cashOut.message ?? t("cash-out.refused");
      return (
        <Notice kind="error" announced={words}>
          {words}
        </Notice>
      );
    }
  }
}

/** The old and the new amount in words, where the person has to accept a second time. */
function ChangedQuote({ cashOut }: { cashOut: CashOut & { status: "quoted" } }) {
  const t = useWording();
  const format = useFormat();
  if (cashOut.before === null) return null;
  const words = t(cashOut.before.because === "moved" ? "cash-out.moved" : "cash-out.late", {
    before: format.money(cashOut.before.amount),
    now: format.money(cashOut.quote.amount),
  });
  return (
    <Notice kind="warning" announced={words}>
      {words}
    </Notice>
  );
}

/** The amount, and how long it holds; only its coming and its end are announced. */
function Offer({
  cashOut,
  now,
  isOver,
}: {
  cashOut: CashOut & { status: "quoted" };
  now: number;
  isOver: boolean;
}) {
  const t = useWording();
  const format = useFormat();
  const announce = useAnnounce();
  const { quote, before } = cashOut;
  const seconds = Math.floor(timeLeft(quote, now) / 1_000);
  const say = useEffectEvent(() => {
    if (before !== null) return;
    const amount = format.money(quote.amount);
    announce(t("cash-out.offer.announced", { amount, seconds: format.number(seconds) }), "polite");
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a quote, whatever else is drawn again
  useEffect(() => say(), [quote.id]);
  if (isOver) {
    return <Notice announced={t("cash-out.expired")}>{t("cash-out.expired")}</Notice>;
  }
  return (
    <div className="gs:flex gs:flex-wrap gs:items-baseline gs:justify-between gs:gap-x-4 gs:gap-y-1 gs:rounded-md gs:bg-well gs:p-4">
      <p className="gs:type-label">{t("cash-out.offer")}</p>
      <p translate="no" className="gs:type-title gs:tabular">
        {format.money(quote.amount)}
      </p>
      <p role="timer" className="gs:type-small gs:tabular gs:w-full gs:text-ink-muted">
        {t("cash-out.seconds", { count: seconds })}
      </p>
    </div>
  );
}

function Paid({ amount }: { amount: Cents }): ReactNode {
  const t = useWording();
  const format = useFormat();
  const words = t("cash-out.paid", { amount: format.money(amount) });
  return <Notice announced={words}>{words}</Notice>;
}

interface ControlProps {
  readonly cashOut: CashOut;
  readonly isOver: boolean;
  readonly canPress: boolean;
  readonly onAccept: () => void;
  readonly onRequestQuote: () => void;
  readonly onClose: DialogClose;
}

/** One control at a time: accept, request a new quote, or close. It keeps the focus as it changes. */
function Control({ cashOut, isOver, canPress, onAccept, onRequestQuote, onClose }: ControlProps) {
  const t = useWording();
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const { status } = cashOut;
  const before = useRef(status);
  useEffect(() => {
    const isAnswered = status === "paid" || status === "refused";
    if (isAnswered && before.current !== status) button.current?.focus();
    before.current = status;
  }, [status]);
  const shared = { ref: button, size: "large", width: "full" } as const;
  if (isOver) {
    return (
      <Button {...shared} variant="act" onPress={onRequestQuote}>
        {t("cash-out.again")}
      </Button>
    );
  }
  if (status === "quoted" || status === "accepting") {
    return (
      <Button
        {...shared}
        variant="act"
        isBusy={status === "accepting"}
        isDisabled={status === "quoted" && !canPress}
        onPress={onAccept}
      >
        <span className="gs:tabular">
          <Sentence>
            {status === "accepting"
              ? t("cash-out.accepting")
              : t("cash-out.accept", { amount: format.money(cashOut.amount) })}
          </Sentence>
        </span>
      </Button>
    );
  }
  return (
    <Button {...shared} onPressEvent={reporting("button", onClose)}>
      {t("cash-out.close")}
    </Button>
  );
}
