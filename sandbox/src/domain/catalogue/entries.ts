import type { Contender, Names } from "./types.ts";

/** A name that no language translates. */
export function everywhere(name: string): Names {
  return { fr: name, nl: name, en: name };
}

/** Reads "Name 0.2, Other name -0.1": names with their strengths. Throws on an entry that it can't read. */
export function clubs(list: string): Contender[] {
  return list.split(",").map((entry) => {
    const match = /^(.*\S)\s+(-?\d+(?:\.\d+)?)$/s.exec(entry.trim());
    if (match?.[1] === undefined) throw new Error(`not a name with a strength: ${entry}`);
    return { name: match[1], strength: Number(match[2]) };
  });
}
