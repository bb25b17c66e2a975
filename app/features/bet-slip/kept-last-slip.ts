import { placedOutcomeIds } from "@grandstand/rules/placement";
import * as v from "valibot";
import type { Site } from "../../core/site/site.ts";
import { type Storage, storageKeys } from "../../core/storage/storage.ts";
import type { BetSlipStore } from "./store.ts";

/** More lines are not kept. */
const mostKept = 5;

const keptSchema = v.object({
  ownerId: v.string(),
  at: v.number(),
  lines: v.pipe(
    v.array(v.object({ eventId: v.string(), outcomeId: v.string() })),
    v.minLength(1),
    v.maxLength(mostKept),
  ),
});

/** What a person last bet on in this browser: ids, no stake, no price. `at` is epoch milliseconds of the server. */
export type KeptLastSlip = v.InferOutput<typeof keptSchema>;

/** What this person last bet on; null where that is not known, or another one did. */
export function readLastSlip(storage: Pick<Storage, "read">, userId: string): KeptLastSlip | null {
  const kept = v.safeParse(
    v.pipe(v.string(), v.parseJson(), keptSchema),
    storage.read(storageKeys.lastSlip),
  );
  return kept.success && kept.output.ownerId === userId ? kept.output : null;
}

/** Keeps what is on the slip as its bets are placed. Returns its end. */
export function keepLastSlip(
  { storage, session, clock }: Pick<Site, "storage" | "session" | "clock">,
  slip: Pick<BetSlipStore, "subscribe">,
): () => void {
  return slip.subscribe(({ slip: { processingStatus, selections }, placement }, before) => {
    const { user } = session.getState();
    if (processingStatus !== "completed" || before.slip.processingStatus === "completed") return;
    const placed = new Set(placedOutcomeIds(placement));
    const lines = selections
      .filter(({ outcomeId }) => placed.has(outcomeId))
      .slice(0, mostKept)
      .map(({ eventId, outcomeId }) => ({ eventId, outcomeId }));
    if (user === null || lines.length === 0) return;
    const kept: KeptLastSlip = { ownerId: user.id, at: clock.now(), lines };
    storage.write(storageKeys.lastSlip, JSON.stringify(kept));
  });
}
