import { deferred, refused } from "../fake-api.ts";
import type { Known, MoneyUser, Reply } from "./money-user.ts";

/** What becomes of one request on its way to the server and back. */
export type Fate =
  | "answered"
  | "refused"
  | "lost before commit"
  | "lost after commit"
  | "doubled"
  /** It travels on, and arrives with `arrive`. */
  | "delayed"
  /** As `delayed`, and its page waits for the answer. */
  | "on its way"
  | "409"
  | "422"
  | "500 before commit"
  | "500 after commit"
  | "429"
  /** Done, but its answer comes only with `giveAnswers`. */
  | "slow";

/** A server that does a key at most once, behind a network that fails as a test says. */
export interface FaultyServer {
  /** The keys of everything that was done, in order. */
  readonly commits: readonly string[];
  /** The keys of every request that left a page, in order. */
  readonly sent: readonly string[];
  /** How often the fate of a key was looked up. */
  readonly lookUps: () => number;
  /** What becomes of the coming requests; those after are answered. */
  fail(...fates: readonly Fate[]): void;
  arrive(): void;
  giveAnswers(): void;
  /** What it was still working on is done. */
  finish(): void;
  submit(key: string): Promise<Reply>;
  lookUp(key: string): Known;
}

export function createFaultyServer({
  conflictCode,
  keepsKey,
}: Pick<MoneyUser, "conflictCode" | "keepsKey">): FaultyServer {
  const commits: string[] = [];
  const sent: string[] = [];
  const known = new Map<string, Exclude<Known, "not-found">>();
  const travelling: string[] = [];
  const slow: (() => void)[] = [];
  let fates: readonly Fate[] = [];
  let lookUps = 0;

  /** Same key, same answer: what was decided for a key is decided. */
  function commit(key: string): Reply {
    const before = known.get(key);
    if (before === "refused") return "refused";
    if (before === "running") return refused(409, { message: "Still running." });
    if (before === undefined) commits.push(key);
    known.set(key, "done");
    return "done";
  }

  async function receive(key: string, fate: Fate): Promise<Reply> {
    switch (fate) {
      case "answered":
        return commit(key);
      case "refused":
        if (!known.has(key)) known.set(key, "refused");
        return commit(key);
      case "lost before commit":
        return { failure: { kind: "timeout" } };
      case "lost after commit":
        commit(key);
        return { failure: { kind: "unreachable" } };
      case "doubled":
        commit(key);
        return commit(key);
      case "delayed":
        travelling.push(key);
        return { failure: { kind: "timeout" } };
      case "on its way":
        travelling.push(key);
        return deferred<never>().reply;
      case "409":
        known.set(key, "running");
        return commit(key);
      case "422":
        commit(key);
        return refused(422, { message: "Another payload.", code: conflictCode });
      case "500 before commit":
        return refused(500);
      case "500 after commit":
        commit(key);
        return refused(500);
      case "429":
        return refused(429, { message: "Too many." });
      case "slow": {
        const answer = deferred<Reply>();
        const reply = commit(key);
        slow.push(() => answer.give(reply));
        return answer.reply;
      }
    }
  }

  return {
    commits,
    sent,
    lookUps: () => lookUps,
    fail(...coming) {
      fates = coming;
    },
    arrive() {
      for (const key of travelling.splice(0)) commit(key);
    },
    giveAnswers() {
      for (const give of slow.splice(0)) give();
    },
    finish() {
      for (const [key, state] of known) {
        if (state !== "running") continue;
        known.delete(key);
        commit(key);
      }
    },
    submit(key) {
      sent.push(key);
      const [fate = "answered", ...rest] = fates;
      fates = rest;
      return receive(key, fate);
    },
    lookUp(key) {
      lookUps += 1;
      const found = known.get(key) ?? "not-found";
      if (found === "not-found" && !keepsKey) known.set(key, "refused");
      return found;
    },
  };
}
