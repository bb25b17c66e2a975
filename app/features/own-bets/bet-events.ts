import { type Storage, storageKeys } from "../../core/storage/storage.ts";

/** More are not kept; the oldest go. */
const mostKept = 50;

/**
 * Notes in the browser whether its person has bets on an event, by the event's id alone: the page of one with bets
 * keeps room for them the next time.
 */
export function noteBets(storage: Storage, eventId: string, hasBets: boolean): void {
  const known = readEvents(storage.read(storageKeys.ownBetEvents));
  if (known.includes(eventId) === hasBets) return;
  const others = known.filter((id) => id !== eventId);
  const events = hasBets ? [eventId, ...others].slice(0, mostKept) : others;
  storage.write(storageKeys.ownBetEvents, JSON.stringify(events));
}

function readEvents(kept: string | null): string[] {
  try {
    const events: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(events) ? events.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
