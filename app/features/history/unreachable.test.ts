import { describe, expect, it } from "vitest";
import { toBetList } from "../bets/index.ts";
import { receiptStatus } from "./receipt-store.ts";

const loading = { status: "loading", more: "none" } as const;

describe("an account that can't be reached", () => {
  it("[BETS-7] is said by the list instead of a load without end", () => {
    expect(toBetList({ ...loading, isUnreachable: true }, [])).toEqual({ status: "unreachable" });
    expect(toBetList({ ...loading, isUnreachable: false }, [])).toEqual({ status: "loading" });
    const loaded = { status: "loaded", more: "none", isUnreachable: true } as const;
    expect(toBetList(loaded, [])).toMatchObject({ status: "loaded" });
  });

  it("[BETS-7] is said by a bet's own page, unless something else is known", () => {
    expect(receiptStatus({ status: "none" }, true)).toBe("unreachable");
    expect(receiptStatus({ status: "loading", input: "GS-1" }, false)).toBe("loading");
    const failed = { status: "failed", input: "GS-1", failure: { kind: "timeout" } } as const;
    expect(receiptStatus(failed, true)).toBe("failed");
  });
});
