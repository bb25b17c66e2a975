import type { NamedStates } from "../testing/named-states.ts";
import type { MarkImageProps } from "./mark-image.tsx";

/** An operator's own badge: a grey square of one unit, which is enough to see where it is. */
const ownBadge =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'%3E%3Cpath d='M0 0h3v4H0z' fill='gray'/%3E%3C/svg%3E";

/** Every face of a mark that a sheet has drawn, by name. */
export const markImageStates = {
  "in a row": { name: "club", size: 20 },
  "in a heading": { name: "club", size: 48 },
  "an operator's own": { name: "club", size: 48, src: ownBadge },
  "an image that is missing": { name: "club", size: 48, src: "data:image/png;base64,AA" },
} satisfies NamedStates<MarkImageProps>;
