import { daysAfter } from "@grandstand/rules/days";
import type { ReactNode } from "react";
import { type Format, type Translate, useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { BetDayView } from "./bet-days-view.ts";
import { SignedMoney } from "./signed-money.tsx";

interface BetDayProps {
  readonly day: BetDayView;
  /** `2026-11-21` */
  readonly today: string;
  /** Said of the day instead of its name. */
  readonly title?: string;
  /** The list of its bets. */
  readonly children: ReactNode;
}

/** A day with its net, and the bets that ended on it. What is not counted is not said. */
export function BetDay({ day, today, title, children }: BetDayProps) {
  const t = useWording();
  const format = useFormat();
  const { sums } = day;
  return (
    <div data-day={day.day}>
      <div className="gs:grid gs:grid-cols-[minmax(0,1fr)_auto] gs:items-end gs:gap-x-3 gs:px-1 gs:pt-6 gs:pb-2.5">
        <h2 className="gs:type-heading gs:min-w-0 gs:wrap-break-word">
          {title ?? dayName(t, format, day, today)}
        </h2>
        {sums && (
          <p className="gs:text-end gs:text-[1.0625rem]/5 gs:font-bold">
            <SignedMoney cents={sums.paid - sums.staked} />
          </p>
        )}
        <p className="gs:col-start-1 gs:text-[0.78125rem]/4 gs:text-ink-faint">
          <Sentence>
            {!sums
              ? sums === null
                ? t("history.day.not-counted")
                : "\u00a0"
              : t("history.day.sums", {
                  count: sums.bets,
                  bets: format.number(sums.bets),
                  staked: format.money(sums.staked),
                  paid: format.money(sums.paid),
                })}
          </Sentence>
        </p>
        {sums && (
          <p className="gs:text-end gs:text-[0.78125rem]/4 gs:text-ink-faint">
            {t("history.day.net")}
          </p>
        )}
      </div>
      {children}
      <DayRest day={day} />
    </div>
  );
}

/** Says where a day is not whole in the list. */
function DayRest({ day: { sums, bets, mayGoOn } }: { day: BetDayView }) {
  const t = useWording();
  const format = useFormat();
  const isShort = sums ? bets.length < sums.bets : sums === null && mayGoOn;
  if (!isShort) return null;
  return (
    <p className="gs:type-small gs:px-1 gs:pt-2 gs:text-ink-muted">
      {!sums
        ? t("history.day.may-go-on")
        : t("history.day.shown", {
            count: bets.length,
            shown: format.number(bets.length),
            bets: format.number(sums.bets),
          })}
    </p>
  );
}

/** Today, yesterday, or the weekday and the date. */
export function dayName(
  t: Translate,
  format: Format,
  { day, at }: Pick<BetDayView, "day" | "at">,
  today: string,
): string {
  if (day === today) return t("history.day.today");
  if (day === daysAfter(today, -1)) return t("history.day.yesterday");
  const text = t("history.day.date", { weekday: format.day(at), date: format.date(at) });
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
