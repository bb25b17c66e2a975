import { useId } from "react";
import type { SidePair } from "../event-view/index.ts";
import { coloursOfCode } from "../mark/index.ts";

/** On a ground of 100 by 100: their inner edges are parallel. */
const shapes = ["M0 0H44L38 100H0z", "M100 0H62L56 100H100z"] as const;

export interface PosterFieldsProps {
  /** Of both sides; without marks there are no fields. */
  readonly marks: SidePair<string> | undefined;
}

/** Two slanted fields in the first colours of both sides. */
export function PosterFields({ marks }: PosterFieldsProps) {
  const id = useId();
  if (marks === undefined) return null;
  return (
    <svg
      aria-hidden
      width="100%"
      height="100%"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="gs-poster-fields"
    >
      {marks.map((mark, index) => {
        const [colour] = coloursOfCode(mark);
        const isHome = index === 0;
        return (
          <g key={isHome ? "home" : "away"}>
            <linearGradient
              id={`${id}-${index}`}
              color={colour}
              x1={isHome ? 0 : 1}
              x2={isHome ? 1 : 0}
            >
              <stop />
              <stop offset="1" />
            </linearGradient>
            <path d={shapes[isHome ? 0 : 1]} fill={`url(#${id}-${index})`} />
          </g>
        );
      })}
    </svg>
  );
}
