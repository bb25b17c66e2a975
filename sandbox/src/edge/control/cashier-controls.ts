import * as v from "valibot";
import { depositOutcomes } from "../../domain/payments/next-deposits.ts";
import { decideDeposit, findByReference } from "../../domain/payments/payments.ts";
import type { Payment } from "../../domain/payments/schema.ts";
import { decideWithdrawal } from "../../domain/payments/withdrawals.ts";
import type { Operator } from "../operator/operator.ts";
import type { Add } from "./add.ts";

const nextDeposit = v.object({
  username: v.optional(v.string()),
  outcome: v.picklist(depositOutcomes),
});
const decision = v.object({ reference: v.string(), accepted: v.boolean() });

/** What the next deposit does, and what becomes of payments that wait. `found` refuses what is not there. */
export function addCashierControls(
  post: Add,
  { database, world, publisher, cashier }: Operator,
  found: (isFound: boolean, what: string) => void,
): void {
  const decide = async (payment: Payment, isAccepted: boolean) => {
    if (payment.kind === "withdrawal") {
      return decideWithdrawal(database, payment.id, isAccepted, world.now());
    }
    const refusal = isAccepted ? null : ({ why: "bank" } as const);
    return decideDeposit(database, payment, refusal, world.now());
  };
  post("cashier/next-deposit", nextDeposit, ({ username, outcome }) => {
    cashier.nextDeposits.set(username ?? null, outcome);
    return {};
  });
  post("cashier/decide", decision, async ({ reference, accepted }) => {
    const payment = await findByReference(database, reference);
    const isWaiting = payment?.state === "waiting";
    found(isWaiting, "waiting payment");
    const decided = payment && (await decide(payment, accepted));
    publisher.announce("update_balance");
    return { state: decided?.state };
  });
}
