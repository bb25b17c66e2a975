import type { Language } from "@grandstand/contract/entities";
import type { BetOrigin, MarketLookup, Recommendation } from "@grandstand/contract/recommendations";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { shiftDays } from "../../kernel/time/brussels-time.ts";
import { betSelections, bets } from "../bets/schema.ts";
import { inEditorialOrder } from "../catalogue/competitions.ts";
import type { ListedEvent, World } from "../world/world.ts";
import { widgetBets } from "./schema.ts";

/** The most that one answer suggests. */
const mostSuggested = 30;
/** How many of a person's latest selections the preferences are computed from. */
const latestSelections = 40;

/** How often each sport occurs in a person's latest bets. */
async function likedSports(database: Database, accountId: string): Promise<Map<string, number>> {
  const rows = await database
    .select({ sport: betSelections.sportSlug })
    .from(betSelections)
    .innerJoin(bets, eq(bets.id, betSelections.betId))
    .where(eq(bets.accountId, accountId))
    .orderBy(desc(bets.placedAt))
    .limit(latestSelections);
  const counts = new Map<string, number>();
  for (const { sport } of rows) counts.set(sport, (counts.get(sport) ?? 0) + 1);
  return counts;
}

/** One event of each competition first, then a second of each, so that suggestions differ. */
function inTurns(events: readonly ListedEvent[]): ListedEvent[] {
  const groups = new Map<string, ListedEvent[]>();
  for (const event of events) {
    const { slug } = event.competition;
    groups.set(slug, [...(groups.get(slug) ?? []), event]);
  }
  const ordered = inEditorialOrder([...groups].map(([slug, own]) => ({ slug, own })));
  const most = Math.max(0, ...ordered.map(({ own }) => own.length));
  return Array.from({ length: most }, (_, turn) =>
    ordered.flatMap(({ own }) => own.slice(turn, turn + 1)),
  ).flat();
}

/**
 * Matches of the next day in the sports that the person bets on most, in the order of a Belgian book.
 * `marketsIds` are the main markets, the first of which is suggested (B3).
 */
export async function recommend(
  { database, world }: { database: Database; world: World },
  accountId: string,
  language: Language,
  count: number,
): Promise<Recommendation[]> {
  const liked = await likedSports(database, accountId);
  const soon = world
    .listed(language)
    .filter(
      ({ type, sport, isLive, startsAt }) =>
        type === "match" &&
        sport.category !== "virtual" &&
        !isLive &&
        startsAt < shiftDays(world.now(), 1),
    );
  const likingOf = ({ sport }: ListedEvent) => liked.get(sport.slug) ?? 0;
  return inTurns(soon)
    .map((event, order) => ({ event, order }))
    .sort((one, two) => likingOf(two.event) - likingOf(one.event) || one.order - two.order)
    .slice(0, Math.min(count, mostSuggested))
    .map(({ event }, index) => ({
      event_id: event.id,
      event_name: event.name,
      rank: index + 1,
      marketsIds: [...event.mainMarketIds],
    }));
}

/** The data that a suggestion is built from; null where the market or its event is gone or over. */
export function lookUpMarket(
  world: World,
  marketId: string,
  language: Language,
): MarketLookup | null {
  const eventId = marketId.slice(0, Math.max(0, marketId.indexOf("-")));
  const event = world.event(eventId, language);
  const market = event?.markets.find(({ id }) => id === marketId);
  const listed = world.listed(language).find(({ id }) => id === eventId);
  if (!event || !market || !listed) return null;
  const { sport, competition, region } = listed;
  return {
    competition,
    sport,
    region,
    event: {
      ...event,
      bet_origin: "betting_suggestion_widget",
      markets: [market],
      market_groups: [],
    },
  };
}

/**
 * Stores where a bet came from; false where it is not this person's bet. Storing it again changes
 * nothing.
 */
export async function trackWidgetBet(
  { database, world }: { database: Database; world: World },
  accountId: string,
  betId: string,
  origin: BetOrigin,
): Promise<boolean> {
  const [bet] = await database
    .select({ id: bets.id })
    .from(bets)
    .where(and(eq(bets.id, betId), eq(bets.accountId, accountId)));
  if (!bet) return false;
  await database
    .insert(widgetBets)
    .values({ betId, accountId, origin, trackedAt: world.now() })
    .onConflictDoNothing();
  return true;
}
