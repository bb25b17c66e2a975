import { EventHeader, hasMatchHead } from "@grandstand/ui/event-header";
import type { EventView, MarketView, RenderOutcome } from "@grandstand/ui/event-view";
import { HeadMarket } from "@grandstand/ui/market-group";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { Part } from "../../core/site/part.tsx";
import { useSite } from "../../core/site/site-context.ts";
import { hasStatistics } from "../events/index.ts";
import { ConnectFavourite } from "../favourites/index.ts";
import { FollowPart } from "../followed-match/index.ts";
import {
  type CentreData,
  FoldedHeadPart,
  MatchChancePart,
  MatchCountdownPart,
  MatchIncidentsPart,
  MatchNewsPart,
  SportHeadPart,
} from "../match-centre/index.ts";
import { OwnBetsPart, useHadBets } from "../own-bets/index.ts";

interface EventHeadProps {
  /** As it is now. */
  readonly event: EventView;
  /** As the page came with it: what is drawn from it is drawn once. */
  readonly loaded: EventView;
  readonly centre: CentreData | null;
  /** The market that is in the head; null for none. */
  readonly market: MarketView | null;
  readonly renderOutcome: RenderOutcome;
  readonly competitionHref: string | undefined;
  readonly headingLevel: "h1" | "h2";
  readonly hasFavourite: boolean;
}

/** The head of an event's page with what is in it of other features, and its line once it has been scrolled away. */
export function EventHead(props: EventHeadProps) {
  const { event, loaded, centre, market, renderOutcome, competitionHref, headingLevel } = props;
  const { messages, slugs } = useSite();
  const names = useRef<HTMLDivElement>(null);
  const hadBets = useHadBets(event.id);
  const [areBetsKnown, setBetsKnown] = useState(false);
  const noteKnown = useCallback(() => setBetsKnown(true), []);
  const prices = (isFolded: boolean) =>
    market && <HeadMarket {...{ market, renderOutcome, isFolded }} eventName={event.name} />;
  return (
    <>
      <EventHeader
        event={event}
        headingLevel={headingLevel}
        {...(competitionHref !== undefined && { competitionHref })}
        follow={
          props.hasFavourite &&
          event.home !== null && <FollowPart id={event.id} name={event.name} />
        }
        action={
          props.hasFavourite && <ConnectFavourite kind="event" id={event.id} name={event.name} />
        }
        namesRef={names}
        countdown={<MatchCountdownPart event={loaded} />}
        {...(centre && partsOf(loaded, centre, headingLevel))}
        market={
          market && (
            <>
              <Part>{prices(false)}</Part>
              {!event.isLive && !centre?.kind && <MatchChancePart event={loaded} market={market} />}
            </>
          )
        }
        foot={<OwnBetsPart eventId={event.id} onKnown={noteKnown} />}
        isFootAwaited={hadBets && !areBetsKnown}
        {...(hasStatistics(event, slugs) && {
          onStatistics: () =>
            messages.open({ kind: "statistics", eventId: event.id, eventName: event.name }),
        })}
      />
      {hasMatchHead(event) && <FoldedHeadPart event={event} names={names} market={prices(true)} />}
    </>
  );
}

/** What a match's head has of what happens in it. */
function partsOf(
  event: EventView,
  centre: CentreData,
  headingLevel: "h1" | "h2",
): Record<"incidents" | "news", ReactNode> & { board?: ReactNode } {
  return {
    incidents: <MatchIncidentsPart event={event} centre={centre} />,
    news: <MatchNewsPart event={event} centre={centre} />,
    ...(centre.kind && { board: <SportHeadPart {...{ event, centre, headingLevel }} /> }),
  };
}
