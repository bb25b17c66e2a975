/** Why the edge of a control may have less than 3:1 (WCAG 1.4.11): something else identifies it. */
export interface EdgeDecision {
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
export const edgeDecisions: readonly EdgeDecision[] = [
  { what: ["button"], colour: "act", ground: ["ink", "page", "surface"], because: byWords },
  { what: ["button"], colour: "raised", ground: ["page", "surface"], because: byWords },
  { what: ["button"], colour: "header-raised", ground: ["header"], because: byWords },
  { what: ["button"], colour: "line", ground: ["page", "surface"], because: byWords },
  { what: ["label"], colour: "line", ground: ["page", "surface"], because: byChoice },
  { what: ["label"], colour: "raised", ground: ["page"], because: byChoice },
  { what: ["input"], colour: "line", ground: ["surface"], because: byChoice },
  { what: ["price"], colour: "line", ground: ["page", "surface"], because: byLock },
];
