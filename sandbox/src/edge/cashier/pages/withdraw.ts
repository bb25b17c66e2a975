import { randomUUID } from "node:crypto";
import { compactIban } from "../../../domain/payments/iban.ts";
import type { Refusal } from "../../../domain/payments/refusals.ts";
import { highestPayment, lowestPayment } from "./forms.ts";
import {
  escaped,
  facts,
  field,
  hidden,
  link,
  notice,
  type Page,
  type Problems,
  summary,
  type Typed,
} from "./markup.ts";
import type { Visitor } from "./visitor.ts";
import { explainRefusal } from "./wording.ts";

/** The first step: how much, and to which account. */
export function withdrawPage(
  visitor: Visitor,
  bar: Refusal | null,
  typed: Typed = {},
  problems: Problems = {},
): Page {
  const { say, money, base, balance, account } = visitor;
  const title = say("withdraw");
  if (bar) {
    const body = notice("wrong", explainRefusal(bar, visitor.visit.language));
    return { title, body: body + link(`${base}/documents`, say("documents")) };
  }
  const range = { lowest: money(lowestPayment), highest: money(highestPayment) };
  const amount = field(
    {
      name: "amount",
      label: say("amount"),
      hint: say("amountHint", range),
      attributes: 'inputmode="decimal" autocomplete="off"',
    },
    typed,
    problems,
  );
  const iban = field(
    {
      name: "iban",
      label: say("iban"),
      hint: say("ibanHint"),
      attributes: 'autocomplete="off" autocapitalize="characters" spellcheck="false"',
    },
    typed,
    problems,
  );
  const isWrong = Object.keys(problems).length > 0;
  return {
    title,
    body: `${summary(say("problems"), problems)}<p>${escaped(say("withdrawIntro", { amount: money(balance) }))}</p><form method="post" action="${base}/withdraw" novalidate>${amount}${iban}<p class="hint">${escaped(say("holder", { name: account.profile.name }))}</p><button class="main">${escaped(say("goOn"))}</button></form>`,
    status: isWrong ? 422 : 200,
  };
}

/** An IBAN in groups of four, as it is written on a card. */
function grouped(iban: string): string {
  return compactIban(iban).replace(/(.{4})(?=.)/g, "$1 ");
}

/** The second step: the person reads it once more, and it happens once. */
export function withdrawCheckPage(visitor: Visitor, cents: number, typed: Typed): Page {
  const { say, money, base, account } = visitor;
  const key = randomUUID();
  const iban = compactIban(typed.iban ?? "");
  const rows = facts([
    [say("money"), money(cents)],
    [say("withdrawTo"), grouped(iban)],
    [say("username"), account.username],
  ]);
  return {
    title: say("withdrawCheckTitle"),
    body: `${rows}<p>${escaped(say("holder", { name: account.profile.name }))}</p><form method="post" action="${base}/withdraw/confirm" data-look-up="${base}/payment/${key}?of=withdrawal">${hidden("key", key)}${hidden("amount", typed.amount ?? "")}${hidden("iban", iban)}<div class="buttons">${link(`${base}/withdraw`, say("back"))}<button class="main">${escaped(say("withdrawNow", { amount: money(cents) }))}</button></div></form>`,
  };
}
