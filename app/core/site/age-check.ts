import type { Site } from "./site.ts";

/** Milliseconds between two looks at what time alone changes: a price that has become too old. */
const ageCheck = 1_000;

/** Has a view look again every second at what time alone changes. Returns the end of it. */
export function startAgeCheck(
  { scheduler }: Pick<Site, "scheduler">,
  name: string,
  refresh: () => void,
): () => void {
  return scheduler.start(name, {
    every: ageCheck,
    run: async () => {
      refresh();
      return { kind: "done" };
    },
  });
}
