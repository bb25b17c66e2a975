import { createContext, use } from "react";

/** Fetches the deferred texts; null where all texts are loaded. */
export const DeferredWordingContext = createContext<(() => Promise<void>) | null>(null);

/**
 * Suspends a component that has deferred texts until they are loaded. Its caller shows a fallback
 * meanwhile, as it does while the component's code loads.
 */
export function useDeferredWording(): void {
  const load = use(DeferredWordingContext);
  if (load !== null) use(load());
}
