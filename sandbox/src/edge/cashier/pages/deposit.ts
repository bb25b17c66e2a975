import { randomUUID } from "node:crypto";
import type { LastCard } from "../../../domain/payments/cards.ts";
import type { Refusal } from "../../../domain/payments/refusals.ts";
import { banks, highestPayment, lowestPayment } from "./forms.ts";
import {
  choices,
  escaped,
  field,
  hidden,
  link,
  type Markup,
  notice,
  type Page,
  type Problems,
  summary,
  type Typed,
} from "./markup.ts";
import type { Visitor } from "./visitor.ts";
import { explainRefusal } from "./wording.ts";

/** What a person may still deposit: cents, and epoch milliseconds. */
export interface DepositStanding {
  bar: Refusal | null;
  limitCents: number;
  leftCents: number;
  freesAt: number | null;
}

const presets = [10, 20, 50] as const;

/** What is left of the deposit limit, and from when it is more, in words. */
export function leftInWords({ say, money, date }: Visitor, standing: DepositStanding): string {
  const { limitCents, leftCents, freesAt } = standing;
  const values = { limit: money(limitCents), amount: money(leftCents) };
  if (freesAt === null) return say("left", values);
  return say(leftCents === 0 ? "leftNothing" : "leftUntil", { ...values, date: date(freesAt) });
}

function amountField({ say, money }: Visitor, typed: Typed, problems: Problems): Markup {
  return field(
    {
      name: "amount",
      label: say("amount"),
      hint: say("amountHint", { lowest: money(lowestPayment), highest: money(highestPayment) }),
      attributes: 'inputmode="decimal" autocomplete="off"',
    },
    typed,
    problems,
  );
}

function cardFields({ say }: Visitor, typed: Typed, problems: Problems): Markup {
  const digits = 'inputmode="numeric"';
  const card = field(
    { name: "card", label: say("cardNumber"), attributes: `${digits} autocomplete="cc-number"` },
    typed,
    problems,
  );
  const until = field(
    {
      name: "until",
      label: say("cardUntil"),
      hint: say("cardUntilHint"),
      attributes: 'autocomplete="cc-exp"',
    },
    typed,
    problems,
  );
  const code = field(
    {
      name: "code",
      label: say("cardCode"),
      hint: say("cardCodeHint"),
      attributes: `${digits} autocomplete="cc-csc"`,
    },
    {},
    problems,
  );
  return `<section data-method="card">${card}<div class="two">${until}${code}</div></section>`;
}

function bankFields({ say }: Visitor, typed: Typed, problems: Problems): Markup {
  const options = banks.map((bank) => [bank, bank] as const);
  return `<section data-method="bank">${choices({ name: "bank", legend: say("bank"), options }, typed, problems)}</section>`;
}

function barred(visitor: Visitor, bar: Refusal): Markup {
  const { base, say, visit } = visitor;
  const leads = bar.why === "documents" ? link(`${base}/documents`, say("documents")) : "";
  return notice("wrong", explainRefusal(bar, visit.language)) + leads;
}

/** The form of a post: its key makes it happen once, and names the page that knows what became of it. */
function moneyForm(visitor: Visitor, path: string, inner: Markup): Markup {
  const key = randomUUID();
  return `<form method="post" action="${visitor.base}/${path}" data-look-up="${visitor.base}/payment/${key}?of=deposit" novalidate>${hidden("key", key)}${inner}</form>`;
}

/** Deposit by card or by the redirect to a bank. */
export function depositPage(
  visitor: Visitor,
  standing: DepositStanding,
  typed: Typed = { method: "card" },
  problems: Problems = {},
): Page {
  const { say } = visitor;
  const title = say("deposit");
  if (standing.bar) return { title, body: barred(visitor, standing.bar) };
  const options = [
    ["card", say("methodCard")],
    ["bank", say("methodBank")],
  ] as const;
  const form = moneyForm(
    visitor,
    "deposit",
    amountField(visitor, typed, problems) +
      choices({ name: "method", legend: say("method"), options }, typed, problems) +
      cardFields(visitor, typed, problems) +
      bankFields(visitor, typed, problems) +
      `<button class="main">${escaped(say("depositNow"))}</button>`,
  );
  const isWrong = Object.keys(problems).length > 0;
  return {
    title,
    body: `${summary(say("problems"), problems)}${notice("plain", leftInWords(visitor, standing))}${form}`,
    status: isWrong ? 422 : 200,
  };
}

/** Deposit with the last card. */
export function fastDepositPage(
  visitor: Visitor,
  standing: DepositStanding,
  card: LastCard | null,
  typed: Typed = {},
  problems: Problems = {},
): Page {
  const { say, money, base } = visitor;
  const title = say("fastDeposit");
  if (standing.bar) return { title, body: barred(visitor, standing.bar) };
  if (!card || !visitor.account.settings.can_fast_deposit) {
    return {
      title,
      body: notice("plain", say("fastNone")) + link(`${base}/deposit`, say("deposit")),
    };
  }
  const buttons = presets.map(
    (euro) => `<button type="button" data-amount="${euro}">${escaped(money(euro * 100))}</button>`,
  );
  const form = moneyForm(
    visitor,
    "fastDeposit",
    `<div class="buttons" role="group" aria-label="${escaped(say("fastPreset"))}">${buttons.join("")}</div>${amountField(visitor, typed, problems)}<button class="main">${escaped(say("depositNow"))}</button>`,
  );
  const isWrong = Object.keys(problems).length > 0;
  return {
    title,
    body: `${summary(say("problems"), problems)}${notice("plain", leftInWords(visitor, standing))}<p>${escaped(say("fastIntro", { digits: card.lastDigits }))}</p>${form}`,
    status: isWrong ? 422 : 200,
  };
}
