import * as v from "valibot";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import type { Storage } from "../../core/storage/storage.ts";

const keptSchema = v.object({ owner: v.nullable(v.string()), ids: v.array(v.string()) });

/** What of the notifications this browser remembers as closed, because the server does not: of one person, or of guests. */
export interface ClosedNotifications {
  /** Those of a person, or of guests (null). */
  of(owner: string | null): readonly string[];
  add(owner: string | null, id: string): void;
  /** Forgets what the server does not list any more. */
  retain(owner: string | null, listed: ReadonlySet<string>): void;
}

/** Reads and writes it in the browser's storage, which may hold anything. */
export function createClosed(storage: Storage): ClosedNotifications {
  function of(owner: string | null): readonly string[] {
    const kept = v.safeParse(
      v.pipe(v.string(), v.parseJson(), keptSchema),
      storage.read(lateStorageKeys.closedNotifications),
    );
    return kept.success && kept.output.owner === owner ? kept.output.ids : [];
  }
  function write(owner: string | null, ids: readonly string[]) {
    if (ids.length > 0) {
      storage.write(lateStorageKeys.closedNotifications, JSON.stringify({ owner, ids }));
    } else if (of(owner).length > 0) {
      storage.remove(lateStorageKeys.closedNotifications);
    }
  }
  return {
    of,
    add: (owner, id) => write(owner, [...of(owner), id]),
    retain(owner, listed) {
      const kept = of(owner);
      const retained = kept.filter((id) => listed.has(id));
      if (retained.length < kept.length) write(owner, retained);
    },
  };
}
