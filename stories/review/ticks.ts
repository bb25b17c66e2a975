import { useState } from "react";

/** A set as it is with a member taken out, or put in. */
function toggled(set: ReadonlySet<string>, member: string): ReadonlySet<string> {
  const after = new Set(set);
  if (!after.delete(member)) after.add(member);
  return after;
}

/** What is ticked on a review page, by name, and what ticks all of a list or none of it. */
export function useTicks() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return {
    ticked,
    toggle: (name: string) => setTicked((before) => toggled(before, name)),
    toggleAll: (names: readonly string[]) =>
      setTicked((before) => {
        const isWhole = names.every((name) => before.has(name));
        const after = new Set(before);
        for (const name of names) {
          if (isWhole) after.delete(name);
          else after.add(name);
        }
        return after;
      }),
  };
}
