/** Which texts a page was drawn with by the server: the browser needs as many before it draws. */
export type PageWording = "first" | "whole";

/** Pages of these kinds show none of the deferred texts before somebody opens what has them. */
const drawnWithFirst: ReadonlySet<unknown> = new Set(["home", "match"]);

/** The texts that a page needs, by its route's data. */
export function wordingOfPage(data: unknown): PageWording {
  const kind = typeof data === "object" && data !== null && "kind" in data ? data.kind : null;
  return drawnWithFirst.has(kind) ? "first" : "whole";
}
