import { useCallback, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { type UiEnvironment, useEnvironment } from "./ui-provider.tsx";

/** The wording of the language in force: `t("bet-slip.place.button", { amount })`. */
export function useWording() {
  const { t } = useTranslation();
  return t as unknown as (key: string, variables?: Record<string, string | number>) => string;
}

/** The site's announcer; see guides of each surface for what is said and when. */
export function useAnnounce(): UiEnvironment["announce"] {
  return useEnvironment().announce;
}

/** The link that the surroundings draw. */
export function useLink(): UiEnvironment["Link"] {
  return useEnvironment().Link;
}

/** Epoch milliseconds, rounded down to the period, drawn anew once a period. */
export function useNow(everyMilliseconds: number): number {
  const { clock } = useEnvironment();
  const subscribe = useCallback(
    (listener: () => void) => clock.every(everyMilliseconds, listener),
    [clock, everyMilliseconds],
  );
  const floor = (time: number) => Math.floor(time / everyMilliseconds) * everyMilliseconds;
  return useSyncExternalStore(
    subscribe,
    () => floor(clock.now()),
    () => floor(clock.startedAt),
  );
}
