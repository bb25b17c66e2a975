import { afterEach, describe, expect, it } from "vitest";
import { handOnNonce } from "./hand-on-nonce.ts";

const pageWith = (script: object | null) =>
  ({ querySelector: () => script }) as unknown as Pick<Document, "querySelector">;

describe("the nonce", () => {
  afterEach(() => {
    globalThis.__webpack_nonce__ = undefined;
  });

  it("[ENTRY-7] reaches the packages that add a style sheet", () => {
    handOnNonce(pageWith({ nonce: "n0nce" }));
    expect(globalThis.__webpack_nonce__).toBe("n0nce");
  });

  it("[ENTRY-7] a page without a policy has none to hand on", () => {
    handOnNonce(pageWith(null));
    expect(globalThis.__webpack_nonce__).toBeUndefined();
  });
});
