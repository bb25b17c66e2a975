import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { createIdleTime, type Watched, watchedOf } from "./liveness.ts";
import { Stop, showProgress } from "./say.ts";

const pollMilliseconds = 250;
/** How long a process may do nothing before it counts as stuck. */
const mostIdleMilliseconds = 60_000;

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
 * Resolves when the address answers 200, however long that takes as long as the process that should
 * answer is running and works. Throws a Stop when it ended, or has done nothing for a minute.
 */
export async function untilAnswers(
  what: string,
  address: string,
  child: ChildProcess,
  watched: Watched = watchedOf(child),
): Promise<void> {
  const hideProgress = showProgress(`waiting for the ${what} (${address})`);
  const idleTime = createIdleTime(watched);
  try {
    while (!(await answers(address))) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Stop(
          `The ${what} ended before it was ready (${child.signalCode ?? `exit code ${child.exitCode}`}).\n` +
            "The page needs both the sandbox and the site. Its last output is above.",
        );
      }
      if ((await idleTime()) > mostIdleMilliseconds) {
        throw new Stop(
          `The ${what} is not ready (${address} did not answer 200), and its process has done nothing for ${Math.round(mostIdleMilliseconds / 1000)} s.\n` +
            "Something keeps it from starting: a port, a lock or a service that it waits for. Its output is above.",
        );
      }
      await wait(pollMilliseconds);
    }
  } finally {
    hideProgress();
  }
}
