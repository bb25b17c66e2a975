import { Skeleton } from "@grandstand/ui/skeleton";
import { type ComponentType, memo } from "react";
import { LatePart, OwnLatePart } from "../../core/wording/late-part.tsx";
import type { ConnectMatchCentreProps } from "./connect-match-centre.tsx";
import {
  ConnectMatchCentre,
  ConnectMatchChance,
  ConnectMatchIncidents,
  ConnectMatchNews,
  ConnectSportHead,
  FoldedHead,
  MatchCountdown,
} from "./late-parts.ts";

/**
 * The centre of a match on its page. What the server drew of it stays as it is until a person does something, or has
 * looked at it for a while: only then its code comes, and what happens on the live line.
 */
export const MatchCentrePart = memo(function MatchCentrePart(props: ConnectMatchCentreProps) {
  return (
    <LatePart fallback={<Skeleton shape="card" />}>
      <ConnectMatchCentre {...props} />
    </LatePart>
  );
});

/** Makes a part of the head of a match: of the same code as its centre, and as late. */
function latePart<Props extends object>(Shown: ComponentType<Props>) {
  return memo(function LatePart(props: Props) {
    return (
      <OwnLatePart>
        <Shown {...props} />
      </OwnLatePart>
    );
  });
}

/** Who scored; before a match how its sides have played lately. */
export const MatchIncidentsPart = latePart(ConnectMatchIncidents);
/** Before a match, below the time of its start: how long until then. */
export const MatchCountdownPart = latePart(MatchCountdown);
/** The head of a match that is counted in sets or maps. */
export const SportHeadPart = latePart(ConnectSportHead);
/** Over it: what has just happened, for a few seconds. */
export const MatchNewsPart = latePart(ConnectMatchNews);
/** Under the first market of a match that has not begun: what its prices say of its chances. */
export const MatchChancePart = latePart(ConnectMatchChance);
/** In a line over the page once the names have been scrolled away. */
export const FoldedHeadPart = latePart(FoldedHead);
