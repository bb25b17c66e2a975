import { expect } from "vitest";

/** What a callback gets beside a value that was changed in this way. */
export function detailsOf(reason: string): unknown {
  return { reason, event: expect.any(UIEvent) };
}
