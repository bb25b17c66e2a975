import type { AnswerOf, Call } from "@grandstand/contract/call";
import { loadCodeNow } from "@grandstand/ui/load-code";
import type { ApiResult, CallApi, CallInput } from "./client.ts";

/**
 * Makes a call whose description is loaded for it. A description that did not come is an answer that
 * did not come.
 */
export async function callDeferred<Calls, C extends Call>(
  api: CallApi,
  load: () => Promise<Calls>,
  pick: (calls: Calls) => C,
  input?: CallInput<C>,
): Promise<ApiResult<AnswerOf<C>>> {
  const calls = await load().catch(() => null);
  return calls ? api(pick(calls), input) : { ok: false, failure: { kind: "unreachable" } };
}

type RefreshCalls = typeof import("./refresh-calls.ts");

const loadCalls = () => import("./refresh-calls.ts");

/** Loads the calls of `callAgain`, so that the first of them does not wait for their code. */
export const loadRefreshCalls = (): Promise<RefreshCalls> => loadCodeNow(loadCalls);

/** Fetches again what a page came with: it is drawn without the descriptions of these calls. */
export function callAgain<C extends Call>(
  api: CallApi,
  pick: (calls: RefreshCalls) => C,
  input?: CallInput<C>,
): Promise<ApiResult<AnswerOf<C>>> {
  return callDeferred(api, loadRefreshCalls, pick, input);
}
