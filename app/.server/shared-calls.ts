import type { AnswerOf, Call } from "@grandstand/contract/call";
import type { ApiDependencies, ApiResult, CallApi, CallInput } from "../core/client/client.ts";
import { createApi } from "../core/client/create-api.ts";

/** The most answers that are kept; each is good for a second or two. */
const keptAtMost = 256;

interface KeptAnswer {
  readonly answer: Promise<ApiResult<unknown>>;
  /** Epoch milliseconds until which it counts; infinite while it is on its way. */
  freshUntil: number;
}

/** What the shared calls need from outside. */
export interface SharedCallsDependencies {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly fetch: typeof fetch;
}

/**
 * Makes API clients that share their answers: equal requests of visitors' pages go to the services once at a time, and
 * an answer counts for as long as the service says (`max-age`). A failure is handed to those who wait for it, and not
 * kept. An answer is never changed by its readers.
 */
export function createSharedCalls({
  clock,
  fetch,
}: SharedCallsDependencies): (dependencies: ApiDependencies) => CallApi {
  const kept = new Map<string, KeptAnswer>();

  function send<C extends Call>(
    dependencies: ApiDependencies,
    call: C,
    input: CallInput<C>,
  ): KeptAnswer {
    let freshFor = 0;
    const api = createApi({
      ...dependencies,
      fetch: async (...request) => {
        const response = await fetch(...request);
        freshFor = maxAgeOf(response.headers.get("cache-control"));
        return response;
      },
    });
    const entry: KeptAnswer = { answer: api(call, input), freshUntil: Number.POSITIVE_INFINITY };
    void entry.answer.then(({ ok }) => {
      entry.freshUntil = ok ? clock() + freshFor : 0;
    });
    return entry;
  }

  function dropOldest(now: number): void {
    for (const [key, { freshUntil }] of kept) if (freshUntil <= now) kept.delete(key);
    for (const key of kept.keys()) {
      if (kept.size < keptAtMost) return;
      kept.delete(key);
    }
  }

  return (dependencies) =>
    (call, input = {}) => {
      if (call.method !== "GET") return createApi(dependencies)(call, input);
      const now = clock();
      const key = JSON.stringify([dependencies.language, call.service, call.path, input]);
      const known = kept.get(key);
      if (known && known.freshUntil > now)
        return known.answer as Promise<ApiResult<AnswerOf<typeof call>>>;
      dropOldest(now);
      const sent = send(dependencies, call, input);
      kept.set(key, sent);
      return sent.answer as Promise<ApiResult<AnswerOf<typeof call>>>;
    };
}

/** Milliseconds for which an answer counts; 0 where the service says nothing, or that it may not be shared. */
function maxAgeOf(cacheControl: string | null): number {
  const directives = (cacheControl ?? "").toLowerCase();
  if (/\b(?:private|no-store|no-cache)\b/.test(directives)) return 0;
  return Number(/\bmax-age=(\d+)/.exec(directives)?.[1] ?? 0) * 1_000;
}
