import { shiftDays } from "../../kernel/time/brussels-time.ts";
import type { World } from "../world/world.ts";
import type { PromotionRow } from "./schema.ts";

type Seed = Omit<PromotionRow, "accountId">;

const everywhere = {
  eventId: null,
  competitionId: null,
  sportId: null,
  audience: "everybody",
} as const;

/**
 * Boosts of every scope; the usual stake of 10 euro is within the limits of some and outside of
 * others. Those of an event end when it begins.
 */
export function seededPromotions(world: World): Seed[] {
  const now = world.now();
  const open = { ...everywhere, createdAt: shiftDays(now, -1), activeUntil: shiftDays(now, 7) };
  const competition = world
    .competitions("fr", { sport: "football" })
    .find(({ events }) => events.some((event) => !event.is_live));
  const event = competition?.events.find(({ is_live }) => !is_live);
  const seeds: Seed[] = [
    {
      ...open,
      id: "first-bet",
      kind: "bet",
      audience: "first_bet",
      ...betLimits(100, 2_500, "1.5", null, 25_000),
      boost: 50,
    },
    {
      ...open,
      id: "any-bet",
      kind: "bet",
      ...betLimits(500, 10_000, "1.8", "10", 50_000),
      boost: 10,
    },
    {
      ...open,
      id: "tennis-bet",
      kind: "bet",
      sportId: sportIdOf(world, "tennis"),
      ...betLimits(5_000, 20_000, "1.2", null, 100_000),
      boost: 25,
    },
    {
      ...open,
      id: "any-coins",
      kind: "coins",
      ...coinsLimits(500, null, null, 500),
      boost: 100,
      betTypes: ["single", "combi"],
    },
    {
      ...open,
      id: "racing-coins",
      kind: "coins",
      sportId: sportIdOf(world, "horse-racing"),
      ...coinsLimits(null, 5_000, "3", 1_000),
      boost: 200,
      betTypes: ["single"],
    },
  ];
  if (!competition || !event) return seeds;
  const untilItBegins = { ...open, activeUntil: Date.parse(event.starts_at) };
  return [
    ...seeds,
    {
      ...open,
      id: "competition-bet",
      kind: "bet",
      competitionId: competition.id,
      ...betLimits(200, 5_000, "3", null, 50_000),
      boost: 30,
    },
    {
      ...untilItBegins,
      id: "event-bet",
      kind: "bet",
      eventId: event.id,
      ...betLimits(200, 5_000, "1.2", null, 30_000),
      boost: 40,
    },
    {
      ...untilItBegins,
      id: "event-coins",
      kind: "coins",
      eventId: event.id,
      ...coinsLimits(null, null, null, null),
      boost: 300,
      betTypes: ["single", "combi"],
    },
  ];
}

/** A sport's id, as its events have it; its slug is in addresses of pages alone. */
function sportIdOf(world: World, slug: string): string {
  return world.sports("en").find((sport) => sport.slug === slug)?.id ?? slug;
}

/** Cents, cents, decimal text, decimal text, cents. */
function betLimits(
  minimumStake: number,
  maximumStake: number,
  minimumOdds: string,
  maximumOdds: string | null,
  maximumWinnings: number,
) {
  const betTypes: PromotionRow["betTypes"] = ["single"];
  return { minimumStake, maximumStake, minimumOdds, maximumOdds, maximumWinnings, betTypes };
}

/** Cents, cents, decimal text, coins; a limit that is not set does not apply. */
function coinsLimits(
  minimumStake: number | null,
  maximumStake: number | null,
  minimumOdds: string | null,
  maximumWinnings: number | null,
) {
  return { minimumStake, maximumStake, minimumOdds, maximumOdds: null, maximumWinnings };
}
