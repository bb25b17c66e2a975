import { createStore, type StoreApi } from "zustand/vanilla";
import type { Site } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";

/** More are not kept; the oldest go. */
const mostKept = 50;

/** The events on which the person of this browser has bets, as far as their pages were seen: their pages keep room. */
export interface BetEvents extends StoreApi<readonly string[]> {
  /** Notes whether a person has bets on an event. */
  note(eventId: string, hasBets: boolean): void;
  forget(): void;
}

/** For `useFeatureStore`. Empty at first, as the server's page is; then what the browser keeps. */
export function createBetEvents({ storage }: Pick<Site, "storage">): BetEvents {
  const store = createStore<readonly string[]>(() => []);
  store.setState(readEvents(storage.read(storageKeys.ownBetEvents)), true);
  return {
    ...store,
    note(eventId, hasBets) {
      const known = store.getState();
      if (known.includes(eventId) === hasBets) return;
      const others = known.filter((id) => id !== eventId);
      const events = hasBets ? [eventId, ...others].slice(0, mostKept) : others;
      store.setState(events, true);
      storage.write(storageKeys.ownBetEvents, JSON.stringify(events));
    },
    forget() {
      store.setState([], true);
      storage.remove(storageKeys.ownBetEvents);
    },
  };
}

function readEvents(kept: string | null): string[] {
  try {
    const events: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(events) ? events.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
