import { type Storage, storageKeys } from "../../core/storage/storage.ts";

/** What is noted instead of an event's id where the person has an open bet, on whatever event: home keeps room for them. */
export const homeId = "home";

/** Whether this browser's person had open bets when they were last known. */
export function hadOpenBets(storage: Storage): boolean {
  return storage.read(storageKeys.ownBetEvents)?.includes(`"${homeId}"`) ?? false;
}
