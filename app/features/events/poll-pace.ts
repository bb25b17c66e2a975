import { updatePaces } from "@grandstand/rules/intervals";
import { useSite, useStorePart } from "../../core/site/site-context.ts";

/** How often a page asks again for what it lists: not more often than the person wants updates. Milliseconds. */
export function usePollPace(every: number): number {
  const { settings } = useSite();
  return useStorePart(settings, ({ updates }) => Math.max(every, updatePaces[updates]));
}
