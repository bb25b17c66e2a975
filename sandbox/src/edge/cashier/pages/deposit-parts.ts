import type { Refusal } from "../../../domain/payments/refusals.ts";
import { currency } from "../../../kernel/currency.ts";
import { lowestPayment, readAmount } from "./forms.ts";
import { bankMark, cardMark, ticketIcon } from "./marks.ts";
import { escaped, field, type Markup, type Problems, type Typed } from "./markup.ts";
import type { Visitor } from "./visitor.ts";

/** What a person has deposited and may still deposit: cents, and epoch milliseconds. */
export interface DepositStanding {
  bar: Refusal | null;
  limitCents: number;
  usedCents: number;
  leftCents: number;
  freesAt: number | null;
}

/** In euro. */
const presets = [10, 20, 50, 100] as const;

/** Cents that the balance lacks for the bet for which somebody came; 0 where it suffices, or where there is none. */
export function missingCents({ visit, balance }: Visitor): number {
  return Math.max(0, (visit.stakeCents ?? 0) - balance);
}

/** What a deposit begins with: what is missing, where the limit leaves as much. */
export function typedAtFirst(visitor: Visitor, { leftCents }: DepositStanding): Typed {
  const cents = Math.max(lowestPayment, missingCents(visitor));
  const isFilled = missingCents(visitor) > 0 && cents <= leftCents;
  if (!isFilled) return {};
  const amount = new Intl.NumberFormat(visitor.locale, {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
  return { amount: amount.format(cents / 100) };
}

/** What a bet lacks, with its stake; nothing where it lacks nothing. */
export function missingNote(visitor: Visitor, standing: DepositStanding): Markup {
  const { say, money, visit } = visitor;
  const missing = missingCents(visitor);
  if (missing === 0) return "";
  const values = { stake: money(visit.stakeCents ?? 0), amount: money(missing) };
  const isBeyond = missing > standing.leftCents;
  const more = say(isBeyond ? "missingBeyond" : "missingKept");
  return `<div class="notice missing">${ticketIcon}<p><strong>${escaped(say("missing", values))}</strong></p><p class="hint">${escaped(more)}</p></div>`;
}

/** The amount and the sums that set it; one above what is left of the limit is off, and why is said below. */
export function amountPart(
  visitor: Visitor,
  { leftCents }: DepositStanding,
  typed: Typed,
  problems: Problems,
): Markup {
  const { say, money, wholeMoney } = visitor;
  const input = field(
    {
      name: "amount",
      label: say("amount"),
      attributes: 'class="amount" inputmode="decimal" autocomplete="off"',
    },
    typed,
    problems,
  );
  const isOff = (euro: number) => euro * 100 > leftCents;
  const buttons = presets.map(
    (euro) =>
      `<button type="button" data-amount="${euro}"${isOff(euro) ? " disabled" : ""}>${escaped(wholeMoney(euro * 100))}</button>`,
  );
  const why = presets.some(isOff)
    ? `<p class="hint" id="amounts-off">${escaped(say("amountsOff", { amount: money(leftCents) }))}</p>`
    : "";
  const describedBy = why === "" ? "" : ' aria-describedby="amounts-off"';
  return `<div class="amounts-of">${input}<div class="amounts" role="group" aria-label="${escaped(say("fastPreset"))}"${describedBy}>${buttons.join("")}</div>${why}</div>`;
}

/** What is left of the deposit limit, and from when it is more, in words. */
export function leftInWords({ say, money, date }: Visitor, standing: DepositStanding): string {
  const { limitCents, leftCents, freesAt } = standing;
  const values = { limit: money(limitCents), amount: money(leftCents) };
  if (freesAt === null) return say("left", values);
  return say(leftCents === 0 ? "leftNothing" : "leftUntil", { ...values, date: date(freesAt) });
}

/** In the bar's own units. */
const barLength = 1_000;

/** What is deposited of the limit, what this deposit would add, and what is left: as a bar, and in words. */
export function limitPart(visitor: Visitor, standing: DepositStanding, typed: Typed): Markup {
  const { say, money, base } = visitor;
  const { limitCents, usedCents } = standing;
  const lengthOf = (cents: number) =>
    limitCents === 0
      ? barLength
      : Math.min(barLength, Math.round((cents / limitCents) * barLength));
  const used = lengthOf(usedCents);
  const next = Math.min(barLength - used, lengthOf(readAmount(typed.amount ?? "") ?? 0));
  const bar = `<svg class="limit-bar" viewBox="0 0 ${barLength} 6" preserveAspectRatio="none" aria-hidden="true"><rect class="whole" width="${barLength}" height="6"/><rect class="used" width="${used}" height="6"/><rect class="next" id="next-part" x="${used}" width="${next}" height="6" data-limit="${limitCents}"/></svg>`;
  return `<div class="limit"><p>${escaped(leftInWords(visitor, standing))}</p>${bar}<p class="hint">${escaped(say("limitUsed", { amount: money(usedCents) }))} <a href="${base}/limits">${escaped(say("limitSet"))}</a></p></div>`;
}

/** The button that pays says how much, as soon as that is an amount. */
export function payButton({ say, money, locale }: Visitor, typed: Typed): Markup {
  const cents = readAmount(typed.amount ?? "");
  const label = cents === null ? say("depositNow") : say("depositSum", { amount: money(cents) });
  return `<button class="main pay" id="pay" data-locale="${locale}" data-currency="${currency}" data-sum="${escaped(say("depositSum", { amount: "%" }))}" data-plain="${escaped(say("depositNow"))}">${escaped(label)}</button>`;
}

/** The card and the bank as rows with a mark each; the first has the id of the group, for what is wrong with it. */
export function methodRows({ say }: Visitor, typed: Typed, problems: Problems): Markup {
  const problem = problems.method;
  const rows = [
    ["card", cardMark, say("methodCard"), say("methodCardHint")],
    ["bank", bankMark, say("methodBank"), say("methodBankHint")],
  ] as const;
  const radios = rows.map(([value, mark, name, hint], index) => {
    const id = index === 0 ? "method" : `method-${index}`;
    const checked = typed.method === value ? " checked" : "";
    return `<label class="method" for="${id}">${mark}<span><b>${escaped(name)}</b> <small>${escaped(hint)}</small></span><input type="radio" id="${id}" name="method" value="${value}"${checked}></label>`;
  });
  const wrong = problem ? `<p class="error" id="method-error">${escaped(problem)}</p>` : "";
  const describedBy = problem ? ' aria-describedby="method-error"' : "";
  return `<fieldset${describedBy}><legend>${escaped(say("method"))}</legend>${wrong}${radios.join("")}</fieldset>`;
}
