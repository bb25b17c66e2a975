import * as v from "valibot";
import { isIban } from "../../../domain/payments/iban.ts";
import { cardOf, isCardNumber, isGoodUntil } from "../../../domain/payments/test-cards.ts";
import type { Problems, Typed } from "./markup.ts";
import type { Visitor } from "./visitor.ts";

/** Least and most that one payment moves, in cents. */
export const lowestPayment = 100;
export const highestPayment = 10_000_000;

/** The banks of the redirect: each is the sandbox's own page. */
export const banks = ["Belfius", "BNP Paribas Fortis", "ING", "KBC"] as const;

const keySchema = v.pipe(v.string(), v.uuid());

/** The key of a form; null where it is none of ours. */
export function keyOf(typed: Typed): string | null {
  const parsed = v.safeParse(keySchema, typed.key);
  return parsed.success ? parsed.output : null;
}

/** Cents of an amount as people write it (`25`, `12,50`, `€ 12.5`), or null. */
export function readAmount(text: string): number | null {
  const [, euro, cents = ""] =
    /^\s*(?:\p{Sc}\s*)?(\d{1,7})(?:[.,](\d{1,2}))?\s*(?:\p{Sc}\s*)?$/u.exec(text) ?? [];
  return euro === undefined ? null : Number(euro) * 100 + Number(cents.padEnd(2, "0"));
}

/** An amount in its range; otherwise the problem is added. */
export function checkAmount(
  { say, money }: Visitor,
  typed: Typed,
  problems: Record<string, string>,
): number {
  const cents = readAmount(typed.amount ?? "");
  if (cents === null) problems.amount = say("errorAmount");
  else if (cents < lowestPayment || cents > highestPayment) {
    const range = { lowest: money(lowestPayment), highest: money(highestPayment) };
    problems.amount = say("errorAmountRange", range);
  }
  return cents ?? 0;
}

function checkCard({ say, now }: Visitor, typed: Typed, problems: Record<string, string>): void {
  if (!isCardNumber(typed.card ?? "")) problems.card = say("errorCard");
  const isGood = isGoodUntil(typed.until ?? "", now);
  if (isGood === null) problems.until = say("errorUntil");
  else if (!isGood) problems.until = say("errorUntilPast");
  if (!/^\s*\d{3}\s*$/.test(typed.code ?? "")) problems.code = say("errorCode");
}

/** What a person wants to deposit, from the form; with what is wrong with it. */
export function readDeposit(visitor: Visitor, typed: Typed) {
  const problems: Record<string, string> = {};
  const cents = checkAmount(visitor, typed, problems);
  if (typed.method === "card") {
    checkCard(visitor, typed, problems);
    const number = (typed.card ?? "").replace(/\D/g, "");
    const detail = number.slice(-4);
    return { method: "card" as const, cents, card: cardOf(number), detail, problems };
  }
  const bank = banks.find((each) => each === typed.bank);
  if (typed.method !== "bank") problems.method = visitor.say("errorMethod");
  else if (!bank) problems.bank = visitor.say("errorBank");
  return { method: "bank" as const, cents, card: null, detail: bank ?? "", problems };
}

/** What a person wants to withdraw, from the form. */
export function readWithdrawal(
  visitor: Visitor,
  typed: Typed,
): { cents: number; problems: Problems } {
  const problems: Record<string, string> = {};
  const cents = checkAmount(visitor, typed, problems);
  if (!problems.amount && cents > visitor.balance) {
    problems.amount = visitor.say("errorBalance", { amount: visitor.money(visitor.balance) });
  }
  if (!isIban(typed.iban ?? "")) problems.iban = visitor.say("errorIban");
  return { cents, problems };
}
