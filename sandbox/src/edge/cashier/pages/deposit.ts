import { randomUUID } from "node:crypto";
import type { LastCard } from "../../../domain/payments/cards.ts";
import type { Refusal } from "../../../domain/payments/refusals.ts";
import {
  amountPart,
  type DepositStanding,
  limitPart,
  methodRows,
  missingNote,
  payButton,
  typedAtFirst,
} from "./deposit-parts.ts";
import { banks } from "./forms.ts";
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

/** What both forms have around their own fields, in the page's order. */
function depositForm(
  visitor: Visitor,
  standing: DepositStanding,
  path: "deposit" | "fastDeposit",
  { typed, problems, fields }: { typed: Typed; problems: Problems; fields: Markup },
): Pick<Page, "body" | "status"> {
  const form = moneyForm(
    visitor,
    path,
    amountPart(visitor, standing, typed, problems) +
      limitPart(visitor, standing, typed) +
      fields +
      payButton(visitor, typed),
  );
  const isWrong = Object.keys(problems).length > 0;
  return {
    body: `${summary(visitor.say("problems"), problems)}${missingNote(visitor, standing)}${form}`,
    status: isWrong ? 422 : 200,
  };
}

/** Deposit by card or by the redirect to a bank. */
export function depositPage(
  visitor: Visitor,
  standing: DepositStanding,
  typed: Typed,
  problems: Problems = {},
): Page {
  const title = visitor.say("deposit");
  if (standing.bar) return { title, body: barred(visitor, standing.bar) };
  const fields =
    methodRows(visitor, typed, problems) +
    cardFields(visitor, typed, problems) +
    bankFields(visitor, typed, problems);
  return { title, ...depositForm(visitor, standing, "deposit", { typed, problems, fields }) };
}

/** Deposit with the last card. */
export function fastDepositPage(
  visitor: Visitor,
  standing: DepositStanding,
  card: LastCard | null,
  typed: Typed = typedAtFirst(visitor, standing),
  problems: Problems = {},
): Page {
  const { say, base } = visitor;
  const title = say("fastDeposit");
  if (standing.bar) return { title, body: barred(visitor, standing.bar) };
  if (!card || !visitor.account.settings.can_fast_deposit) {
    return {
      title,
      body: notice("plain", say("fastNone")) + link(`${base}/deposit`, say("deposit")),
    };
  }
  const fields = `<p>${escaped(say("fastIntro", { digits: card.lastDigits }))}</p>`;
  return { title, ...depositForm(visitor, standing, "fastDeposit", { typed, problems, fields }) };
}
