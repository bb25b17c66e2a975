import type { Payment } from "../../../domain/payments/schema.ts";
import { shiftDays } from "../../../kernel/time/brussels-time.ts";
import { escaped, field, type Markup, type Page, select, type Typed } from "./markup.ts";
import type { Visitor } from "./visitor.ts";

/** In days. */
const periods: Readonly<Record<string, number>> = { week: 7, month: 30 };

/** The payments that the filters leave. */
export function filterPayments(
  payments: readonly Payment[],
  { kind, state, period, q }: Typed,
  now: number,
): Payment[] {
  const days = periods[period ?? ""];
  const since = days === undefined ? 0 : shiftDays(now, -days);
  const text = (q ?? "").trim().toUpperCase();
  return payments.filter(
    (payment) =>
      (!kind || payment.kind === kind) &&
      (!state || payment.state === state) &&
      payment.openedAt >= since &&
      payment.reference.includes(text),
  );
}

const stateWords = {
  deposit: { done: "stateDone", waiting: "stateWaiting", refused: "stateRefused" },
  withdrawal: { done: "statePaid", waiting: "stateRequested", refused: "stateReturned" },
} as const;

function viaInWords({ say }: Visitor, { method, detail }: Payment): string {
  if (method === "wallet") return say("viaWallet");
  if (method === "transfer") return say("viaTransfer", { detail });
  if (method === "bank") return detail === "" ? say("viaBankOnly") : say("viaBank", { detail });
  return say("viaCard", { detail });
}

function row(visitor: Visitor, payment: Payment): Markup {
  const { say, money, date, base } = visitor;
  const name = say(payment.kind === "deposit" ? "kindDeposit" : "kindWithdrawal");
  const sign = payment.kind === "deposit" ? "+" : "−";
  return `<li class="card"><div class="line"><a href="${base}/payment/${payment.id}">${escaped(`${name} ${payment.reference}`)}</a><strong>${escaped(`${sign} ${money(payment.cents)}`)}</strong></div>
<div class="line"><span>${escaped(viaInWords(visitor, payment))}</span><span>${escaped(say(stateWords[payment.kind][payment.state]))}</span></div>
<div class="line hint"><time datetime="${new Date(payment.openedAt).toISOString()}">${escaped(date(payment.openedAt))}</time></div></li>`;
}

function filters({ say, base }: Visitor, typed: Typed, path: string): Markup {
  const kinds = [
    ["", say("filterAll")],
    ["deposit", say("filterDeposits")],
    ["withdrawal", say("filterWithdrawals")],
  ] as const;
  const states = [
    ["", say("filterAnyState")],
    ["done", say("stateDone")],
    ["waiting", say("stateWaiting")],
    ["refused", say("stateRefused")],
  ] as const;
  const times = [
    ["", say("filterAnyTime")],
    ["week", say("filterWeek")],
    ["month", say("filterMonth")],
  ] as const;
  return `<form method="get" action="${base}/${path}"><div class="two filters">${select({ name: "kind", legend: say("filterKind"), options: kinds }, typed)}${select({ name: "state", legend: say("filterState"), options: states }, typed)}${select({ name: "period", legend: say("filterPeriod"), options: times }, typed)}${field({ name: "q", label: say("filterText"), attributes: 'autocomplete="off" spellcheck="false"' }, typed, {})}</div><button>${escaped(say("filterApply"))}</button></form>`;
}

function countInWords({ say }: Visitor, count: number): string {
  if (count === 0) return say("foundNone");
  return count === 1 ? say("foundOne") : say("found", { count: String(count) });
}

/** Deposits and withdrawals, the newest first; `search` is the same page, entered by its field. */
export function historyPage(
  visitor: Visitor,
  payments: readonly Payment[],
  typed: Typed,
  path: "history" | "search",
): Page {
  const { say, now } = visitor;
  const shown = filterPayments(payments, typed, now);
  const rows = shown.map((payment) => row(visitor, payment));
  return {
    title: say(path),
    body: `${filters(visitor, typed, path)}<p>${escaped(countInWords(visitor, shown.length))}</p><ul class="list">${rows.join("")}</ul>`,
  };
}
