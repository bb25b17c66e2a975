import { intervals } from "@grandstand/rules/intervals";
import type { Site } from "./site.ts";

/**
 * Has a view check again every second what time alone changes: a price that has become too old. Returns the end of it.
 */
export function startAgeCheck(
  { scheduler }: Pick<Site, "scheduler">,
  name: string,
  refresh: () => void,
): () => void {
  return scheduler.start(name, {
    every: intervals.eachSecond,
    run: async () => {
      refresh();
      return { kind: "done" };
    },
  });
}
