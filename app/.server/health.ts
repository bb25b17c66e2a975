import type { Configuration } from "../core/configuration.ts";
import { healthFresh, healthPatience } from "../core/intervals.ts";

/** What the checks need from outside. */
export interface HealthDependencies {
  readonly hosts: Configuration["hosts"];
  readonly fetch: typeof fetch;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** What is done once, when the services are there, before they count as that. */
  readonly prepare: () => Promise<void>;
}

/**
 * Makes the function that finds which of the operator's services are missing: those whose `/healthz` does not
 * answer 200. Each address is called once, however many services share it; an answer counts for a
 * second, and a request that comes meanwhile waits for the same answer.
 */
export function createHealth({
  hosts,
  fetch,
  clock,
  prepare,
}: HealthDependencies): () => Promise<string[]> {
  let last: { at: number; missing: Promise<string[]> } | undefined;
  let prepared: Promise<void> | undefined;
  const answers = async (host: string): Promise<boolean> => {
    try {
      const signal = AbortSignal.timeout(healthPatience);
      const answer = await fetch(`${host}/healthz`, { signal });
      await answer.body?.cancel();
      return answer.status === 200;
    } catch {
      return false;
    }
  };
  const probe = async (): Promise<string[]> => {
    const addresses = [...new Set(Object.values(hosts))];
    const isThere = new Map(
      await Promise.all(
        addresses.map(async (address) => [address, await answers(address)] as const),
      ),
    );
    const missing = Object.entries(hosts)
      .filter(([, address]) => !isThere.get(address))
      .map(([service]) => service);
    if (missing.length === 0) {
      prepared ??= prepare();
      await prepared;
    }
    return missing;
  };
  return () => {
    const now = clock();
    if (last === undefined || now - last.at >= healthFresh) last = { at: now, missing: probe() };
    return last.missing;
  };
}
