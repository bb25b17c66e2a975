import { applyLookUp, type Draft, type Found, lookupDelay } from "@grandstand/rules/operation";
import { type Batch, type CurrentBatch, unknownOf } from "./batch.ts";

export interface LookUpsOptions<Payload, Result, Reason> {
  readonly current: CurrentBatch<Payload, Result, Reason>;
  readonly lookUp: (draft: Draft<Payload>) => Promise<Found<Result, Reason>>;
  /** Runs alone among all tabs; false where another tab is at it. */
  readonly alone: (run: () => Promise<void>) => Promise<boolean>;
  readonly setTimer: (run: () => void, milliseconds: number) => () => void;
  /** A round of look-ups has ended, whatever it found. */
  readonly onRound: (batch: Batch<Payload, Result, Reason>) => void;
}

export interface LookUps<Payload, Result, Reason> {
  /** Looks everything unknown up after the delay that follows this many look-ups. */
  schedule(batch: Batch<Payload, Result, Reason>, lookups: number): void;
  /** Another tab may have ended what this one shows as unknown: it is then looked up soon. */
  onRecordChange(underWay: (userId: string) => readonly Draft<Payload>[]): void;
}

/** Looks unknown operations up by and by, one look-up at a time, as long as their person is there. */
export function createLookUps<Payload, Result, Reason>({
  current,
  lookUp,
  alone,
  setTimer,
  onRound,
}: LookUpsOptions<Payload, Result, Reason>): LookUps<Payload, Result, Reason> {
  let isLookingUp = false;
  let cancel = () => {};

  function schedule(batch: Batch<Payload, Result, Reason>, lookups: number): void {
    cancel();
    cancel = setTimer(() => void lookUpAll(batch), lookupDelay(lookups));
  }

  async function lookUpAll(batch: Batch<Payload, Result, Reason>): Promise<void> {
    if (!current.isCurrent(batch)) return;
    // The look-up of somebody who has gone comes to its end first.
    if (isLookingUp) return schedule(batch, 0);
    isLookingUp = true;
    const isAlone = await alone(() => lookUpEach(batch)).finally(() => {
      isLookingUp = false;
    });
    if (!current.isCurrent(batch)) return;
    // While another tab sends it, the server may not have received it yet.
    if (!isAlone) {
      for (const { key } of unknownOf(batch)) {
        current.update(batch, key, (each) => applyLookUp(each, { kind: "no-answer" }));
      }
    }
    onRound(batch);
  }

  async function lookUpEach(batch: Batch<Payload, Result, Reason>): Promise<void> {
    for (const unknown of unknownOf(batch)) {
      const found = await lookUp(unknown);
      if (!current.isCurrent(batch)) return;
      current.update(batch, unknown.key, (each) => applyLookUp(each, found));
    }
  }

  return {
    schedule,
    onRecordChange(underWay) {
      const batch = current.get();
      if (batch === null || isLookingUp) return;
      const keys = underWay(batch.owner).map(({ key }) => key);
      if (unknownOf(batch).some(({ key }) => !keys.includes(key))) schedule(batch, 0);
    },
  };
}
