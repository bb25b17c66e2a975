import type { NamedStates } from "../testing/named-states.ts";
import type { SkeletonProps } from "./skeleton.tsx";

/** Every face of a skeleton, by name. */
export const skeletonStates = {
  text: { shape: "text" },
  "half a line": { shape: "text", width: "half" },
  price: { shape: "price" },
  digit: { shape: "digit", width: "fixed" },
  card: { shape: "card" },
} satisfies NamedStates<SkeletonProps>;
