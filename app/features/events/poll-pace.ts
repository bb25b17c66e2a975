import { updatePaces } from "@grandstand/rules/intervals";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";

/** How often a page fetches again what it lists: not more often than the person wants updates. Milliseconds. */
export function usePollPace(every: number): number {
  const { settings } = useSite();
  return useStore(settings, ({ updates }) => Math.max(every, updatePaces[updates]));
}
