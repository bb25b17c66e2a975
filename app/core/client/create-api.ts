import { loadCodeNow } from "@grandstand/ui/load-code";
import type { ApiDependencies, CallApi } from "./client.ts";
import { loadRefreshCalls } from "./deferred-calls.ts";

const loadSend = () => import("./send.ts");

/** Fetches the code that calls are made with, so that the first call does not wait for it. */
export async function prefetchClient(): Promise<void> {
  await Promise.all([loadCodeNow(loadSend), loadRefreshCalls()]);
}

/** Makes the calls of one site. Their code is not part of a visitor's first page, which comes with its data. */
export function createApi(dependencies: ApiDependencies): CallApi {
  return async (call, input = {}) => {
    const loaded = await loadCodeNow(loadSend).catch(() => null);
    if (loaded === null) return { ok: false, failure: { kind: "unreachable" } };
    return loaded.send(dependencies, call, input);
  };
}
