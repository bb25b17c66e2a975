import { randomUUID } from "node:crypto";
import { cashierSections, openCashier } from "@grandstand/contract/cashier";
import type { Language } from "@grandstand/contract/entities";
import * as calls from "@grandstand/contract/wallet";
import { findAccount } from "../../domain/accounts/accounts.ts";
import {
  confirmDeposit,
  findByReference,
  lookUpWalletDeposit,
  openDeposit,
  refusalOf,
} from "../../domain/payments/payments.ts";
import type { Refusal } from "../../domain/payments/refusals.ts";
import type { Payment } from "../../domain/payments/schema.ts";
import type { Session } from "../../domain/sessions/sessions.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import { explainRefusal, wordsIn } from "../cashier/pages/wording.ts";
import type { Operator } from "../operator/operator.ts";
import { type Route, userRoute } from "./route.ts";

/** Where the cashier's own listener is; its port is known once it listens. */
export interface CashierAddress {
  port(): number;
}

const notFound = () => new CallFailure({ status: 404, message: "not-found" });

function sectionOf(text: string | undefined) {
  const section = cashierSections.find((each) => each === text);
  if (!section) throw notFound();
  return section;
}

/** How a step of a deposit by wallet went, in words; a refusal has a status of its own. */
function stepOf(payment: Pick<Payment, "state" | "refusal">, language: Language) {
  const words = wordsIn(language);
  if (payment.state === "done") return { status: 200, message: words.walletDone };
  if (payment.state === "waiting") return { status: 202, message: words.walletWaiting };
  return refusedStep(payment.refusal ?? { why: "unknown" }, language);
}

function refusedStep(refusal: Refusal, language: Language) {
  const status = refusal.why === "bank" ? 402 : refusal.why === "limit" ? 422 : 403;
  return { status, message: explainRefusal(refusal, language) };
}

/** What a real provider signs for the sheet: no one outside of the sandbox would accept this one. */
function merchantSession(reference: string, now: number) {
  return {
    merchantIdentifier: "merchant.grandstand.sandbox",
    displayName: "Grandstand",
    domainName: "localhost",
    epochTimestamp: now,
    expiresAt: now + 5 * 60_000,
    merchantSessionIdentifier: reference,
    nonce: randomUUID(),
    signature: "sandbox",
  };
}

/** Deposits by wallet (A4, A5, A7): each has its reference as key. */
function walletRoutes({ database, world, publisher, cashier }: Operator): Route[] {
  const find = async (reference: string, session: Session) => {
    const payment = await findByReference(database, reference);
    const isOwn = payment?.accountId === session.account.id && payment.method === "wallet";
    if (!payment || !isOwn) throw notFound();
    return payment;
  };
  const decide = async (payment: Payment, username: string) => {
    const outcomeOf = () => cashier.nextDeposits.consume(username) ?? "accept";
    const ended = await confirmDeposit(database, payment, outcomeOf, world.now());
    if (ended.payment.state === "done") publisher.announce("update_balance");
    return ended.payment;
  };
  return [
    userRoute(calls.validateWallet, async ({ session, body, language }) => {
      const { account } = session;
      const cents = body.amount * 100;
      const refusal = await refusalOf(database, account, cents, world.now());
      if (refusal) {
        return { ...refusedStep(refusal, language), reference_id: null, merchant_session: null };
      }
      const attempt = { id: randomUUID(), accountId: account.id, method: "wallet", cents } as const;
      const { reference } = await openDeposit(database, { ...attempt, detail: "" }, world.now());
      return {
        status: 200,
        message: "",
        reference_id: reference,
        merchant_session: merchantSession(reference, world.now()),
      };
    }),
    userRoute(calls.makeWalletPayment, async ({ session, body, language }) => {
      const payment = await find(body.reference, session);
      if (payment.cents !== body.amount * 100) {
        throw new CallFailure({ status: 422, message: "payment-differs" });
      }
      return stepOf(await decide(payment, session.account.username), language);
    }),
    userRoute(calls.checkWalletPayment, async ({ session, body, language }) => {
      const payment = await find(body.reference, session);
      return stepOf(await lookUpWalletDeposit(database, payment, world.now()), language);
    }),
  ];
}

/** The way into the cashier, and the wallet (A7). `origins` are the sites that may frame it. */
export function cashierRoutes(
  operator: Operator,
  origins: readonly string[],
  address: CashierAddress,
): Route[] {
  const { database, cashier } = operator;
  return [
    userRoute(openCashier, async ({ session, parameters, query, language, host, origin }) => {
      const section = sectionOf(parameters.section);
      const account = await findAccount(database, session.account.id);
      if (account?.profile.permissions.cashier_opening_allowed === false) {
        throw new CallFailure({ status: 403, message: "cashier-closed", code: "CASHIER_CLOSED" });
      }
      const isSite = origin !== null && origins.includes(origin);
      const token = cashier.visits.open({
        accountId: session.account.id,
        sessionId: session.id,
        language,
        siteOrigin: isSite ? origin : (origins[0] ?? ""),
        section,
        tab: query.tab ?? null,
        platform: query.platform ?? "website",
        stakeCents: query.stake_cents === undefined ? null : Number(query.stake_cents),
      });
      const { hostname } = new URL(`http://${host}`);
      return { url: `http://${hostname}:${address.port()}/visit?token=${token}` };
    }),
    ...walletRoutes(operator),
  ];
}
