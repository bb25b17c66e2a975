import { intervals } from "@grandstand/rules/intervals";
import type { ApiResult } from "../core/client/client.ts";

/**
 * Waits a moment for what a page has beside its main content: menus, words for searchers. A service that hangs there
 * holds back no page; what it says later counts for the pages after it.
 */
export function soon<Value>(answer: Promise<ApiResult<Value>>): Promise<ApiResult<Value>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => resolve({ ok: false, failure: { kind: "timeout" } }),
      intervals.besidePatience,
    );
    answer.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
