import type { CallFailure } from "../call-failure.ts";
import type { Database } from "../database/open.ts";
import { claim, findOperation, keep, type Operation, release } from "./operations.ts";

/** The result of the work: its answer, or why it can't be done. */
export type Attempt<Answer, Reason> = { answer: Answer } | { refused: Reason };

/** What an operation does, in steps. */
export interface Work<Answer, Reason> {
  /**
   * First checks and waits, outside of the transaction; returns why it can't be done, or null.
   * Requests during it are answered 409. Without this step no request meets a running operation:
   * the same request waits for the first one's transaction.
   */
  prepare?: () => Promise<Reason | null>;
  /** The effect. A refusal or an error undoes its writes. */
  commit: (transaction: Database) => Promise<Attempt<Answer, Reason>>;
  /** The answer to a refusal, stored like any other. Where it throws, nothing is stored. */
  refuse: (reason: Reason, transaction: Database) => Answer | Promise<Answer>;
}

/** The failures of a request that is not the first of its key. */
export interface RepeatFailures {
  /** The key was used for something else. */
  differs: () => CallFailure;
  running: () => CallFailure;
}

export interface Run<Answer> {
  answer: Answer;
  /** `repeated`: the answer is an earlier request's, and nothing was done now. */
  outcome: "done" | "refused" | "repeated";
}

/** Thrown through a savepoint to undo it. */
class Undo extends Error {}

async function answerAgain<Answer>(
  database: Database,
  operation: Operation,
  failures: RepeatFailures,
): Promise<Run<Answer>> {
  const kept = await findOperation<Answer>(database, operation);
  // Released since the attempt to claim it: it counts as running, and the next request will claim
  // it.
  if (kept === null) throw failures.running();
  const isSame =
    kept.accountId === operation.accountId && kept.fingerprint === operation.fingerprint;
  if (!isSame) throw failures.differs();
  if (kept.outcome === null) throw failures.running();
  return { answer: kept.answer, outcome: "repeated" };
}

/** Tries the effect; a refusal undoes its writes. */
async function attempt<Answer, Reason>(
  transaction: Database,
  commit: Work<Answer, Reason>["commit"],
): Promise<Attempt<Answer, Reason>> {
  const results: Attempt<Answer, Reason>[] = [];
  try {
    await transaction.transaction(async (savepoint) => {
      const result = await commit(savepoint);
      results.push(result);
      if ("refused" in result) throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  const [result] = results;
  if (!result) throw new Error("an effect ended without a result");
  return result;
}

/** Effect or refusal, and the stored answer, in the one transaction that is given. */
async function settle<Answer, Reason>(
  transaction: Database,
  operation: Operation,
  { commit, refuse }: Work<Answer, Reason>,
  early: Reason | null,
): Promise<Run<Answer>> {
  const result = early === null ? await attempt(transaction, commit) : { refused: early };
  const run: Run<Answer> =
    "refused" in result
      ? { outcome: "refused", answer: await refuse(result.refused, transaction) }
      : { outcome: "done", answer: result.answer };
  await keep(transaction, operation, run.outcome === "done" ? "done" : "refused", run.answer);
  return run;
}

/**
 * Does the work at most once a key (design 7.2). The same key and fingerprint of the same person
 * get the same answer again. Throws `differs` for a key that was used for something else and
 * `running` while the first request is prepared; an error of the work leaves the key free for
 * another attempt.
 */
export async function runOnce<Answer, Reason>(
  database: Database,
  operation: Operation,
  failures: RepeatFailures,
  work: Work<Answer, Reason>,
): Promise<Run<Answer>> {
  const { prepare } = work;
  if (!prepare) {
    return database.transaction(async (transaction) =>
      (await claim(transaction, operation))
        ? settle(transaction, operation, work, null)
        : answerAgain(transaction, operation, failures),
    );
  }
  if (!(await claim(database, operation))) return answerAgain(database, operation, failures);
  try {
    const early = await prepare();
    return await database.transaction((transaction) => settle(transaction, operation, work, early));
  } catch (error) {
    await release(database, operation);
    throw error;
  }
}
