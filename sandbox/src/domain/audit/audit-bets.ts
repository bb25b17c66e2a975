import type { betSelections, bets } from "../bets/schema.ts";
import { payerOf, stakesHeldAccount, walletOf } from "../ledger/ledger.ts";
import type { ledgerEntries, ledgerTransactions } from "../ledger/schema.ts";
import {
  expectedEnd,
  expectedPart,
  expectedReturn,
  expectedShare,
  expectedStake,
  isSameShare,
  type PartPaid,
} from "./expected-payment.ts";

type Entry = typeof ledgerEntries.$inferSelect;
type Transaction = typeof ledgerTransactions.$inferSelect;
type BetRow = typeof bets.$inferSelect;

/** One recorded cash-out, with the transaction that paid it. */
export interface AuditedPart extends PartPaid {
  readonly transactionId: string;
  readonly stake: number;
}

/** One bet with all its records. */
export interface AuditedBet {
  readonly bet: BetRow;
  readonly selections: readonly (typeof betSelections.$inferSelect)[];
  readonly cashOuts: readonly AuditedPart[];
  readonly transactions: readonly Transaction[];
  readonly entriesOf: (transactionId: string) => readonly Entry[];
}

/** What an account received in a transaction, in cents: credits less debits. */
const netOf = (entries: readonly Entry[], account: string) =>
  entries
    .filter((entry) => entry.ledgerAccountId === account)
    .reduce((sum, entry) => sum + entry.credit - entry.debit, 0);

/** The bet has one debit of its stake, from its payer. */
function findUnpaired({ bet, transactions, entriesOf }: AuditedBet): string[] {
  const stakes = transactions.filter(({ kind }) => kind === "stake");
  const [stake] = stakes;
  const isPaired =
    stakes.length === 1 &&
    stake?.id === bet.stakeTransactionId &&
    netOf(entriesOf(stake.id), payerOf(bet)) === -bet.stake;
  return isPaired ? [] : ["no debit of its stake"];
}

/** A settled bet is paid once, by its selections and accepted prices; an open one is not paid. */
function findWronglyPaid(audited: AuditedBet): string[] {
  const { bet, selections, cashOuts, transactions, entriesOf } = audited;
  const settlement = transactions.find(({ kind }) => kind === "settlement");
  if (bet.status === "open" || bet.status === "cashed_out") {
    return settlement ? [`${bet.status}, and settled`] : [];
  }
  const settled = entriesOf(settlement?.id ?? "");
  const paid = netOf(settled, walletOf(bet.accountId));
  const due = expectedPart(expectedReturn(bet, selections), expectedShare(bet, cashOuts));
  const isRight = settlement && paid + bet.cashedOut === bet.paid && paid === due;
  const problems = isRight ? [] : [`due ${due}, recorded ${bet.paid}, paid ${paid}`];
  const givenBack = bet.freeBetId === null ? 0 : netOf(settled, payerOf(bet));
  const dueBack = bet.freeBetId !== null && bet.status === "void" ? bet.stake : 0;
  if (givenBack !== dueBack) problems.push(`its free bet got ${givenBack} back, due ${dueBack}`);
  return problems;
}

/** Every cash-out has its transaction, and ended the share of the bet that it paid for. */
function findWronglyCashedOut({ bet, cashOuts, transactions, entriesOf }: AuditedBet): string[] {
  const problems: string[] = [];
  const posted = new Set(
    transactions.filter(({ kind }) => kind === "cash_out").map(({ id }) => id),
  );
  for (const part of cashOuts) {
    const own = entriesOf(part.transactionId);
    const isKnown = posted.delete(part.transactionId);
    const isPaid = netOf(own, walletOf(bet.accountId)) === part.amount;
    const isClosed = netOf(own, stakesHeldAccount) === -part.stake;
    if (!isKnown || !isPaid || !isClosed) problems.push("a cash-out that was not posted");
    if (part.amount > part.quoted)
      problems.push(`${part.amount} paid of a quote of ${part.quoted}`);
    const due = expectedEnd(bet.stake, part) ?? part.stake;
    if (part.stake !== due) problems.push(`a cash-out ended ${part.stake}, due ${due}`);
  }
  if (posted.size > 0) problems.push("a cash-out was posted that it does not have");
  const paid = cashOuts.reduce((sum, { amount }) => sum + amount, 0);
  const ended = cashOuts.reduce((sum, { stake }) => sum + stake, 0);
  const share = expectedShare(bet, cashOuts);
  const addUp =
    paid === bet.cashedOut &&
    isSameShare(bet.runningShare, share) &&
    ended === bet.stake - expectedStake(bet.stake, share);
  if (!addUp) problems.push("its cash-outs do not add up");
  if (bet.status === "cashed_out" && bet.paid !== paid) {
    problems.push(`cashed out ${paid}, recorded ${bet.paid}`);
  }
  return problems;
}

/**
 * Checks one bet by a computation that differs from the payer's. A problem is reported of this bet
 * alone: a bet that can't be computed does not stop the check of the others.
 */
export function findBetProblems(audited: AuditedBet): string[] {
  const { reference } = audited.bet;
  return [findUnpaired, findWronglyPaid, findWronglyCashedOut].flatMap((check) => {
    try {
      return check(audited).map((problem) => `bet ${reference}: ${problem}`);
    } catch (error) {
      return [
        `bet ${reference}: can't be computed: ${error instanceof Error ? error.message : error}`,
      ];
    }
  });
}

/** Cents of stake that are held for an open bet: what its cash-outs left of it. */
export function heldStake({ bet, cashOuts }: AuditedBet): number {
  return bet.status === "open" ? expectedStake(bet.stake, expectedShare(bet, cashOuts)) : 0;
}
