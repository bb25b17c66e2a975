import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Site } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";

/** What of a person's bets is said or shown on every page, besides that one is settled. Each is off until they set it. */
export interface BetSwitches {
  /** A goal in a match of an open bet is said. */
  readonly saysGoals: boolean;
  /** The bets in play are shown on every page. */
  readonly showsPill: boolean;
}

export interface BetSwitchesStore
  extends Pick<StoreApi<BetSwitches>, "getState" | "subscribe" | "getInitialState"> {
  /** Keeps a choice for the person who is logged in; of a visitor nothing is kept. */
  change(part: Partial<BetSwitches>): void;
}

const off: BetSwitches = { saysGoals: false, showsPill: false };
const isOn = v.optional(v.fallback(v.boolean(), false), false);
const keptSchema = v.object({ user: v.string(), saysGoals: isOn, showsPill: isOn });

/** The switches of the person who is logged in, as this browser keeps them. For `featureStore`. */
export function createBetSwitches({
  storage,
  session,
}: Pick<Site, "storage" | "session">): BetSwitchesStore {
  const userId = () => session.getState().user?.id ?? null;
  const keptFor = (text: string | null): BetSwitches => {
    const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), text);
    if (!kept.success || kept.output.user !== userId()) return off;
    const { user: _, ...switches } = kept.output;
    return switches;
  };
  const read = () => keptFor(storage.read(storageKeys.betSwitches));
  const { setState, ...store } = createStore<BetSwitches>(read);
  session.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) setState(read());
  });
  storage.onChange((key, text) => {
    if (key === storageKeys.betSwitches) setState(keptFor(text));
  });
  return {
    ...store,
    change(part) {
      const user = userId();
      if (user === null) return;
      setState(part);
      storage.write(storageKeys.betSwitches, JSON.stringify({ user, ...store.getState() }));
    },
  };
}
