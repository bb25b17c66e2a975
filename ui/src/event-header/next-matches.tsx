import { Suspense } from "react";
import { lazyPart } from "../load-code/index.ts";
import type { NextMatchesProps } from "./next-match-list.tsx";

/** Most matches are not over. */
const NextMatchList = lazyPart(async () => (await import("./next-match-list.tsx")).NextMatchList);

/** Where one goes from a match that is over: the next of each side. Nothing where none is known. */
export function NextMatches({ matches }: NextMatchesProps) {
  if (matches.length === 0) return null;
  return (
    <Suspense>
      <NextMatchList matches={matches} />
    </Suspense>
  );
}
