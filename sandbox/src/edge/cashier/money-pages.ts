import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { readLastCard } from "../../domain/payments/cards.ts";
import type { DepositOutcome } from "../../domain/payments/next-deposits.ts";
import {
  confirmDeposit,
  type DepositAttempt,
  decideDeposit,
  lookUpAttempt,
  openDeposit,
  readPayments,
  refusalOf,
} from "../../domain/payments/payments.ts";
import type { Payment } from "../../domain/payments/schema.ts";
import type { CardName } from "../../domain/payments/test-cards.ts";
import type { CashierDependencies } from "./dependencies.ts";
import { homePage, welcomePage } from "./pages/account.ts";
import { depositPage, fastDepositPage } from "./pages/deposit.ts";
import { typedAtFirst } from "./pages/deposit-parts.ts";
import { checkAmount, keyOf, readDeposit } from "./pages/forms.ts";
import { historyPage } from "./pages/history.ts";
import type { PageContext, Pages } from "./pages/page-routes.ts";
import { lostPage, paymentPage } from "./pages/payment.ts";
import type { Visitor } from "./pages/visitor.ts";
import { readStanding } from "./standing.ts";

/** What becomes of a deposit with each of the sandbox's cards, where control has settled nothing else. */
const usualOutcomes: Readonly<Record<CardName, DepositOutcome>> = {
  accepted: "accept",
  refused: "refuse",
  confirmed: "accept",
  lost: "lose-answer",
};

/**
 * Cuts the connection in the middle of the answer: a browser repeats a request whose connection broke before, and would
 * get an answer after all.
 */
function loseAnswer({ env: { outgoing } }: PageContext): Response {
  outgoing.writeHead(200, { "content-type": "text/html", "content-length": 1_000 });
  outgoing.write("<!doctype html>", () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** Deposits, what became of a payment, and the pages of the account and its payments. */
export function addMoneyPages(pages: Pages, dependencies: CashierDependencies): void {
  const { database, world, publisher, cashier } = dependencies;
  const standingOf = (visitor: Visitor) => readStanding(database, visitor.account, world.now());

  /** How the last deposit that came in was paid, of what the form offers. */
  async function lastMethodOf({ account }: Visitor): Promise<"card" | "bank"> {
    const payments = await readPayments(database, account.id);
    const last = payments.find(({ kind, state }) => kind === "deposit" && state === "done");
    return last?.method === "bank" ? "bank" : "card";
  }

  /** What follows on a yes or no to a deposit; resolves with whether the answer arrives. */
  async function finish(
    { account }: Visitor,
    payment: Payment,
    usual: DepositOutcome,
  ): Promise<boolean> {
    const outcomeOf = () => cashier.nextDeposits.consume(account.username) ?? usual;
    const ended = await confirmDeposit(database, payment, outcomeOf, world.now());
    if (ended.payment.state === "done") publisher.announce("update_balance");
    return ended.outcome !== "lose-answer";
  }

  /** Opens an attempt, and continues at its bank where that has a step of its own. */
  async function begin(visitor: Visitor, attempt: DepositAttempt, context: PageContext) {
    const address = `/payment/${attempt.id}`;
    const payment = await openDeposit(database, attempt, world.now());
    const early = await refusalOf(database, visitor.account, payment.cents, world.now());
    if (early && payment.state === "waiting") {
      await decideDeposit(database, payment, early, world.now());
      return address;
    }
    if (attempt.method === "bank" || attempt.card === "confirmed") return address;
    const usual = attempt.card ? usualOutcomes[attempt.card] : "refuse";
    if (await finish(visitor, payment, usual)) return address;
    return loseAnswer(context);
  }

  pages.get("/deposit", async (visitor) => {
    const standing = await standingOf(visitor);
    const method = await lastMethodOf(visitor);
    return depositPage(visitor, standing, { ...typedAtFirst(visitor, standing), method });
  });
  pages.post("/deposit", async (visitor, typed, context) => {
    const { problems, ...wanted } = readDeposit(visitor, typed);
    const id = keyOf(typed);
    if (Object.keys(problems).length > 0 || id === null) {
      return depositPage(visitor, await standingOf(visitor), typed, problems);
    }
    return begin(visitor, { id, accountId: visitor.account.id, ...wanted }, context);
  });
  pages.get("/fastDeposit", async (visitor) =>
    fastDepositPage(
      visitor,
      await standingOf(visitor),
      await readLastCard(database, visitor.account.id),
    ),
  );
  pages.post("/fastDeposit", async (visitor, typed, context) => {
    const problems: Record<string, string> = {};
    const cents = checkAmount(visitor, typed, problems);
    const last = await readLastCard(database, visitor.account.id);
    const id = keyOf(typed);
    const isAllowed = last !== null && visitor.account.settings.can_fast_deposit;
    if (!isAllowed || id === null || Object.keys(problems).length > 0) {
      return fastDepositPage(visitor, await standingOf(visitor), last, typed, problems);
    }
    const { card, lastDigits: detail } = last;
    const accountId = visitor.account.id;
    return begin(visitor, { id, accountId, method: "fast", cents, card, detail }, context);
  });

  pages.get("/payment/:payment", async (visitor, typed, context) => {
    const key = keyOf({ key: context.req.param("payment") ?? "" });
    const kind = typed.of === "withdrawal" ? "withdrawal" : "deposit";
    const payment = key ? await lookUpAttempt(database, visitor.account.id, kind, key) : null;
    return payment
      ? paymentPage(visitor, payment, await standingOf(visitor))
      : lostPage(visitor, kind);
  });
  pages.post("/payment/:payment/answer", async (visitor, typed, context) => {
    const key = keyOf({ key: context.req.param("payment") ?? "" });
    const payment = key ? await lookUpAttempt(database, visitor.account.id, "deposit", key) : null;
    if (payment?.kind !== "deposit") return lostPage(visitor, "deposit");
    await finish(visitor, payment, typed.answer === "confirm" ? "accept" : "refuse");
    return `/payment/${payment.id}`;
  });

  pages.get("/home", async (visitor) => homePage(visitor));
  pages.get("/welcome", async (visitor) => welcomePage(visitor));
  for (const path of ["history", "search"] as const) {
    pages.get(`/${path}`, async (visitor, typed) =>
      historyPage(visitor, await readPayments(database, visitor.account.id), typed, path),
    );
  }
}
