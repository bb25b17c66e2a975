import { createContext, use } from "react";

/** Fetches the texts that come later; null where all of them are there already. */
export const LaterWordingContext = createContext<(() => Promise<void>) | null>(null);

/**
 * For a surface that is loaded when it is needed, and has texts that come later: it waits for them
 * as for its code. Its caller stands a fallback in its place meanwhile.
 */
export function useLaterWording(): void {
  const load = use(LaterWordingContext);
  if (load !== null) use(load());
}
