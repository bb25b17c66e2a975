import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { Stop, showProgress } from "./say.ts";

const pollMilliseconds = 150;

async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/**
 * Resolves when the address answers 200. Throws a Stop when the process that should answer ended,
 * or when it takes longer than the limit.
 */
export async function untilAnswers(
  what: string,
  address: string,
  child: ChildProcess,
  limitMilliseconds: number,
): Promise<void> {
  const hideProgress = showProgress(`waiting for ${what}`);
  const started = performance.now();
  try {
    while (!(await answers(address))) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Stop(
          `The ${what} ended before it was ready (${child.signalCode ?? `exit code ${child.exitCode}`}).\n` +
            "The page needs both the sandbox and the site. What it said last stands above.",
        );
      }
      if (performance.now() - started > limitMilliseconds) {
        throw new Stop(
          `The ${what} was not ready after ${Math.round(limitMilliseconds / 1000)} s (${address} did not answer 200).\n` +
            "Something keeps it from starting; what it said stands above.",
        );
      }
      await wait(pollMilliseconds);
    }
  } finally {
    hideProgress();
  }
}
