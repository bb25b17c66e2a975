import type { Draft, Found, Operation, SubmitOutcome } from "@grandstand/rules/operation";
import { vi } from "vitest";
import { createOperation } from "../core/operation/index.ts";
import { type StorageKey, storageKeys } from "../core/storage/storage.ts";
import { createFakeLocks } from "./fake-locks.ts";
import { createFakeStorage } from "./fake-storage.ts";
import { createFakeTime } from "./fake-time.ts";

export type Outcome = SubmitOutcome<string, string>;
export const done = { kind: "done", result: "receipt" } as const;
export const timeout: Outcome = { kind: "unknown", because: "timeout" };
export const refused: Outcome = { kind: "refused", reason: "no" };
export const limited: Outcome = {
  kind: "not-taken-up",
  because: "rate-limited",
  message: "Too many.",
};
/** A payment of this many euro, under a key of its own. */
export const pay = (number: number): Draft<number> => ({
  key: `k${number}`,
  payload: number * 100,
});
export const { conversion: recordKey } = storageKeys;

/** What a browser does that has no locks. */
async function runWithoutLocks(_: string, run: () => Promise<void>): Promise<boolean> {
  await run();
  return true;
}

/** What several tabs of one browser share, before a server that does everything at once. */
export function openBrowser() {
  const storage = createFakeStorage();
  const sent: string[] = [];
  const lookedUp: string[] = [];
  const server = {
    submit: async (_: Draft<number>): Promise<Outcome> => done,
    lookUp: async (_: Draft<number>): Promise<Found<string, string>> => done,
  };
  return { storage, time: createFakeTime(), locks: createFakeLocks(), sent, lookedUp, server };
}
type Browser = ReturnType<typeof openBrowser>;

export function openTab(
  browser: Browser,
  { user = "anna", keepsReturned = true, hasLocks = true, key = recordKey as StorageKey } = {},
) {
  const { storage, time, locks, sent, lookedUp, server } = browser;
  const page = { userId: user as string | null, isOnline: true };
  let shown: readonly Operation<number, string, string>[] = [];
  const settled: string[][] = [];
  const elsewhere = vi.fn();
  const operation = createOperation<number, string, string>({
    storage: storage.tab(),
    now: time.now,
    setTimer: time.setTimer,
    alone: hasLocks ? locks.alone : runWithoutLocks,
    onElsewhere: elsewhere,
    session: { getState: () => ({ user: page.userId === null ? null : { id: page.userId } }) },
    connection: { getState: () => ({ isOnline: page.isOnline }) },
    submit(draft) {
      sent.push(draft.key);
      return server.submit(draft);
    },
    lookUp(draft) {
      lookedUp.push(draft.key);
      return server.lookUp(draft);
    },
    record: {
      key,
      readPayload: (value) => (typeof value === "number" ? value : null),
      keepsReturned,
    },
    onChange: (operations) => {
      shown = operations;
    },
    onSettled: (operations) => settled.push(operations.map(({ key }) => key)),
  });
  const press = (...numbers: number[]) => operation.press(async () => numbers.map(pay));
  return {
    operation,
    page,
    settled,
    elsewhere,
    press,
    states: () => shown.map(({ status }) => status),
  };
}

/** The only tab of a browser. */
export function open() {
  const browser = openBrowser();
  return { ...browser, browser, ...openTab(browser) };
}
