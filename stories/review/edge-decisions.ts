import type { KeptPair } from "./kept-inspections.ts";

/** Why the edge of a control may have less than 3:1 (WCAG 1.4.11): something else identifies it. */
interface EdgeDecision {
  readonly what: readonly string[];
  readonly colour: string;
  readonly ground: readonly string[];
  readonly because: string;
}

const byWords =
  "Its words, at 4.5:1 or more, or its sign, at 3:1 or more, say that it is a button; its ground or its hairline adds to that.";
const byChoice =
  "Its words say what is chosen, and a mark or a frame of 3:1 or more which one is; the hairline only groups.";
const byLock =
  "It is locked, suspended or blocked: its lock, or its words, say so; an open price has an edge of 3:1.";

/** The edges below 3:1 that somebody decided about; an open price is none of them. */
const edgeDecisions: readonly EdgeDecision[] = [
  { what: ["button"], colour: "act", ground: ["ink", "page", "surface"], because: byWords },
  { what: ["button"], colour: "raised", ground: ["page", "surface"], because: byWords },
  { what: ["button"], colour: "header-raised", ground: ["header"], because: byWords },
  { what: ["button"], colour: "line", ground: ["page", "surface"], because: byWords },
  { what: ["label"], colour: "line", ground: ["page", "surface"], because: byChoice },
  { what: ["label"], colour: "raised", ground: ["page"], because: byChoice },
  { what: ["input"], colour: "line", ground: ["surface"], because: byChoice },
  { what: ["price"], colour: "line", ground: ["page", "surface"], because: byLock },
];

/** What is decided of a pair that is an edge; undefined where no one has decided. */
export function decisionOfEdge({
  use,
  what,
  colour,
  ground,
}: Omit<KeptPair, "ratios" | "stories">): EdgeDecision | undefined {
  if (use !== "edge") return undefined;
  return edgeDecisions.find(
    (each) => each.what.includes(what) && each.colour === colour && each.ground.includes(ground),
  );
}
