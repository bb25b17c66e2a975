import { useCallback, useEffectEvent, useLayoutEffect, useSyncExternalStore } from "react";
import type { Translate } from "./i18n.ts";
import { type UiEnvironment, useEnvironment, useProvided, WordingContext } from "./ui-provider.tsx";

/**
 * The wording of the language in force: `t("bet-slip.place.button", { amount })`. Typed by the French
 * catalog, read by i18next, drawn again when texts are added.
 * @throws where no UiProvider is above.
 */
export function useWording(): Translate {
  return useProvided(WordingContext);
}

/** The site's announcer; the specification of each component says what it announces, and when. */
export function useAnnounce(): UiEnvironment["announce"] {
  return useEnvironment().announce;
}

/** The link component of the environment. */
export function useLink(): UiEnvironment["Link"] {
  return useEnvironment().Link;
}

/** Epoch milliseconds, rounded down to the period, drawn again once a period. */
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

/**
 * Has the browser's Back close what is open instead of leaving the page under it, from the moment that it can be seen
 * (A2, B2).
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const { onBack } = useEnvironment();
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (isOpen ? onBack(() => close()) : undefined), [isOpen, onBack]);
}
