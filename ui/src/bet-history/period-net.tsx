import { withMinus } from "@grandstand/rules/locale";
import { type Format, useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { PeriodNetView } from "./bet-days-view.ts";
import { SignedMoney } from "./signed-money.tsx";

/** Of more days than a week only the sum is shown: a bar would be too narrow for its amount. */
const mostBars = 7;
/** Px of the longest bar. */
const longestBar = 36;

interface PeriodNetProps {
  readonly net: PeriodNetView;
  /** Of which period: `7 jours`. */
  readonly period: string;
}

/** What the bets that ended in a period brought, with a bar a day: up and filled, down and outlined, or a stroke. */
export function PeriodNet({ net: { days }, period }: PeriodNetProps) {
  const t = useWording();
  const format = useFormat();
  const staked = days.reduce((sum, day) => sum + day.staked, 0);
  const paid = days.reduce((sum, day) => sum + day.paid, 0);
  const amounts = { staked: format.money(staked), paid: format.money(paid) };
  return (
    <section
      aria-label={t("history.net.title", { period })}
      className="gs:grid gs:gap-4 gs:rounded-md gs:bg-surface gs:p-4 gs:shadow-card"
    >
      <div className="gs:flex gs:flex-wrap gs:justify-between gs:gap-3">
        <div>
          <p className="gs:type-small gs:text-ink-muted">{t("history.net.title", { period })}</p>
          <p className="gs:text-[1.5rem]/8 gs:font-bold gs:[font-stretch:92%]">
            <SignedMoney cents={paid - staked} />
          </p>
        </div>
        <div className="gs:type-small gs:text-end gs:tabular gs:text-ink-muted">
          <p>
            <Sentence>{t("history.net.staked", amounts)}</Sentence>
          </p>
          <p>
            <Sentence>{t("history.net.paid", amounts)}</Sentence>
          </p>
        </div>
      </div>
      {days.length > 1 && days.length <= mostBars && (
        <DayBars days={days} nameOf={(at) => dayLabel(format, at)} />
      )}
    </section>
  );
}

/** `dim. 22`: the weekday and the number of the day. */
function dayLabel(format: Format, at: number): string {
  const number = new Intl.DateTimeFormat("en", {
    day: "numeric",
    timeZone: format.timeZone,
  }).format(at);
  return `${format.day(at)} ${number}`;
}

interface DayBarsProps extends PeriodNetView {
  readonly nameOf: (at: number) => string;
}

function DayBars({ days, nameOf }: DayBarsProps) {
  const nets = days.map(({ paid, staked }) => paid - staked);
  const most = Math.max(1, ...nets.map(Math.abs));
  return (
    <ul className="gs:grid gs:auto-cols-fr gs:grid-flow-col gs:text-center gs:text-[0.71875rem]/4 gs:[font-stretch:88%]">
      {days.map(({ day, at }, index) => {
        const net = nets[index] ?? 0;
        return (
          <li key={day} data-day={day} className="gs:grid gs:min-w-0 gs:grid-rows-[104px_auto]">
            <span className="gs:order-last gs:text-ink-muted">{nameOf(at)}</span>
            <span className="gs:grid gs:grid-rows-[52px_52px]">
              <Bar net={net} length={Math.round((Math.abs(net) / most) * longestBar)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Bar({ net, length }: { readonly net: number; readonly length: number }) {
  const isUp = net > 0;
  const amount = (
    <span className="gs:font-semibold gs:tabular">
      <PlainNet cents={net} />
    </span>
  );
  const bar = (
    <i
      aria-hidden
      style={{ height: `${Math.max(length, 3)}px` }}
      className={isUp ? "gs-net-bar gs-net-up" : net < 0 ? "gs-net-bar gs-net-down" : "gs-net-none"}
    />
  );
  return isUp ? (
    <span className="gs:flex gs:flex-col gs:items-center gs:justify-end gs:border-b gs:border-line">
      {amount}
      {bar}
    </span>
  ) : (
    <span className="gs:row-start-2 gs:-mt-px gs:flex gs:flex-col gs:items-center gs:border-t gs:border-line">
      {bar}
      {amount}
    </span>
  );
}

/** Without the sign of the currency, which the sum above has. */
function PlainNet({ cents }: { readonly cents: number }) {
  const format = useFormat();
  const text = new Intl.NumberFormat(format.locale, {
    minimumFractionDigits: cents === 0 ? 0 : 2,
    signDisplay: "exceptZero",
  }).format(cents / 100);
  return <span translate="no">{withMinus(text)}</span>;
}
