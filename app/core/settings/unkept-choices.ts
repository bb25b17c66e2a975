import { type ApiFailure, type ApiResult, retryAfterOf } from "../client/client.ts";
import type { PollResult } from "../scheduler/scheduler.ts";

/** What a person has chosen and the server has not kept so far: of each setting the last choice. */
export interface UnkeptChoices<Choice> {
  /** Sends a choice, which replaces the earlier one of its setting; *failed* where it has to be sent again. */
  keep(setting: string, choice: Choice): Promise<PollResult>;
  /** Sends all of them again; *done* once none is left. */
  keepAgain(): Promise<PollResult>;
  /** The setting that was chosen first comes first. */
  list(): readonly Choice[];
  /** Drops all of them; an answer to one that is on its way changes nothing. */
  forget(): void;
}

const done: PollResult = { kind: "done" };

/**
 * Keeps each choice until the server has kept it, or has refused it for good. `send` resolves with the server's answer,
 * null where the server was not reached; where it rejects, so does what called it, and the choice is sent again with the
 * others. `retryAfter` of a result is in milliseconds.
 */
export function createUnkeptChoices<Choice extends object>(
  send: (choice: Choice) => Promise<ApiResult<unknown> | null>,
): UnkeptChoices<Choice> {
  const unkept = new Map<string, Choice>();

  async function attempt(setting: string, choice: Choice): Promise<PollResult> {
    const answer = await send(choice);
    // Another choice has replaced it, or the session has ended.
    if (unkept.get(setting) !== choice) return done;
    if (answer?.ok || (answer && isFinal(answer.failure))) unkept.delete(setting);
    if (answer?.ok) return done;
    return { kind: "failed", retryAfter: answer && retryAfterOf(answer.failure) };
  }

  return {
    keep(setting, choice) {
      unkept.set(setting, choice);
      return attempt(setting, choice);
    },
    async keepAgain() {
      let retryAfter: number | null = null;
      for (const [setting, choice] of [...unkept]) {
        const result = await attempt(setting, choice);
        if (result.kind === "failed") retryAfter ??= result.retryAfter;
      }
      return unkept.size === 0 ? done : { kind: "failed", retryAfter };
    },
    list: () => [...unkept.values()],
    forget: () => unkept.clear(),
  };
}

/** Whether the server has decided, so that the same again would be refused again. */
function isFinal(failure: ApiFailure): boolean {
  if (failure.kind !== "refused" || failure.status >= 500) return false;
  return failure.status !== 401 && failure.status !== 429;
}
