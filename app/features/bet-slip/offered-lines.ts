import type { AnswerOf } from "@grandstand/contract/call";
import { postSelections } from "@grandstand/contract/sportsbook";
import type { LiveSelection, Selection } from "@grandstand/rules/slip";
import type { Site } from "../../core/site/site.ts";
import { toEventView } from "../events/index.lazy.ts";
import { toSelection } from "../events/index.ts";

/** What of a site is needed to fetch lines. */
export type OfferingSite = Pick<Site, "api" | "configuration" | "language" | "slugs" | "clock">;

/** A line as it can be put on a slip now. */
export interface OfferedLine {
  readonly selection: Selection;
  readonly live: LiveSelection;
}

/** An outcome that was chosen before. */
export type WantedLine = Pick<Selection, "outcomeId" | "eventId">;

/**
 * Fetches outcomes that were chosen before, with their names and prices of now: those that can still be bet on, in the
 * same order; a suspended one may open again. Null where the operator does not answer.
 */
export async function fetchOfferedLines(
  site: OfferingSite,
  wanted: readonly WantedLine[],
): Promise<readonly OfferedLine[] | null> {
  const { api, configuration, language } = site;
  const answer = await api(postSelections, {
    query: { bookmaker: configuration.bookmaker, lang: language },
    body: {
      ids: wanted.map(({ outcomeId, eventId }) => ({ outcome_id: outcomeId, event_id: eventId })),
    },
  });
  return answer.ok ? offeredLines(site, wanted, answer.value) : null;
}

function offeredLines(
  { language, slugs, clock }: OfferingSite,
  wanted: readonly WantedLine[],
  { server_time: pricedAt, selections }: AnswerOf<typeof postSelections>,
): readonly OfferedLine[] {
  clock.sync(pricedAt);
  const known = new Map(selections.map((each) => [each.id, each]));
  return wanted.flatMap(({ outcomeId }): readonly OfferedLine[] => {
    const found = known.get(outcomeId);
    if (found === undefined) return [];
    const event = toEventView(
      { ...found.event, markets: [found.market], market_groups: [] },
      language,
      slugs,
    );
    const [market] = event.markets;
    const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
    const isOver = event.status === "ended" || event.status === "cancelled";
    if (!market || !outcome?.isVisible || outcome.odds === null || isOver) return [];
    const items = found.market.outcomes.find(({ id }) => id === outcomeId)?.items ?? [];
    const outcomeIds = items.map(({ id }) => id);
    return [
      {
        selection: toSelection(outcome, market, event, outcomeIds),
        live: {
          odds: outcome.odds,
          isSuspended: outcome.isSuspended,
          comboBoostAvailable: outcome.isComboBoosted ?? false,
          pricedAt,
        },
      },
    ];
  });
}
