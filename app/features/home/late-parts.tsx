import { Skeleton } from "@grandstand/ui/skeleton";
import { type ComponentType, memo } from "react";
import { Part } from "../../core/site/part.tsx";
import { LatePart } from "../../core/wording/late-part.tsx";
import { NextRaces, TopMatch } from "./index.lazy.ts";

/**
 * Makes a part of home of which what the server drew stays until it is wanted. It keeps its element while its props are
 * the same: React draws a part that is given another before it was hydrated again, and with that its code comes.
 */
function latePart<Props extends object>(Shown: ComponentType<Props>) {
  return memo(function HomeLatePart(props: Props) {
    return (
      <Part>
        <LatePart fallback={<Skeleton shape="card" />}>
          <Shown {...props} />
        </LatePart>
      </Part>
    );
  });
}

/** The match before all others. */
export const TopMatchPart = latePart(TopMatch);
/** The races that are off next. */
export const NextRacesPart = latePart(NextRaces);
