import type { Configuration } from "../core/configuration.ts";
import { healthFresh, healthPatience } from "../core/intervals.ts";

/** What the checks need from outside. */
export interface HealthDependencies {
  readonly hosts: Configuration["hosts"];
  readonly fetch: typeof fetch;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/**
 * Makes the function that finds which of the operator's services are missing: those whose `/healthz` does not
 * answer 200. Each address is called once, however many services share it; an answer counts for a
 * second, and a request that comes meanwhile waits for the same answer.
 */
export function createHealth({ hosts, fetch, clock }: HealthDependencies): () => Promise<string[]> {
  let last: { at: number; missing: Promise<string[]> } | undefined;
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
    return Object.entries(hosts)
      .filter(([, address]) => !isThere.get(address))
      .map(([service]) => service);
  };
  return () => {
    const now = clock();
    if (last === undefined || now - last.at >= healthFresh) last = { at: now, missing: probe() };
    return last.missing;
  };
}
