import type { FoundView, RecentSearch } from "@grandstand/ui/search-box";
import * as v from "valibot";

/** The number of searches that are kept. */
export const keptAtMost = 6;

const markSchema = v.object({
  sport: v.string(),
  marks: v.optional(v.array(v.string())),
  country: v.optional(v.string()),
  shirt: v.optional(
    v.object({ mark: v.optional(v.string()), number: v.optional(v.pipe(v.number(), v.integer())) }),
  ),
});

/** Searches that an earlier version kept are texts alone. */
const recentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.union([v.string(), v.object({ query: v.string(), mark: v.optional(markSchema) })])),
);

/** The searches that a browser has kept, latest first; none where nothing can be read. */
export function readRecent(kept: string | null): readonly RecentSearch[] {
  const read = v.safeParse(recentSchema, kept);
  if (!read.success) return [];
  return read.output
    .slice(0, keptAtMost)
    .map((each) => (typeof each === "string" ? { query: each } : each));
}

/**
 * What is kept of a search in which something was chosen: the name of a team, a player or a competition with its mark,
 * which is found in every language; of an event, which is over soon, what was typed.
 */
export function toRecent({ id, name, ...mark }: FoundView, typed: string): RecentSearch {
  if (id.startsWith("event-")) return { query: typed };
  const { sport, marks, country, shirt } = mark;
  return { query: name, mark: { sport, marks, country, ...(shirt && { shirt }) } };
}
