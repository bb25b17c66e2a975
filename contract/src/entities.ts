import * as v from "valibot";
import {
  eventStatuses,
  idSchema,
  instantSchema,
  matchSummarySchema,
  oddsSchema,
  statsSchema,
  suspensionReasonSchema,
} from "./event-state.ts";
import { countryMarkSchema, crestSchema, decoration, silksSchema } from "./marks.ts";

export type { EventStats, MatchSummary, Phase, WireOdds } from "./event-state.ts";
export {
  eventStatuses,
  idSchema,
  instantSchema,
  oddsSchema,
  statsSchema,
} from "./event-state.ts";

/** Languages that the product speaks; French is the default (B9). */
export const languages = ["fr", "nl", "en"] as const;
export const languageSchema = v.picklist(languages);
export type Language = (typeof languages)[number];

/** Integer cents (B5: amounts are sent x100). */
export const centsSchema = v.pipe(v.number(), v.safeInteger());
/** The lowest and the highest price that can be requested. */
export const lowestAskedOdds = 1.01;
export const highestAskedOdds = 10_000;
/** A decimal price as somebody requests it; one that no bookmaker offers is refused before it is computed with. */
export const askedPriceSchema = v.pipe(
  v.number(),
  v.minValue(lowestAskedOdds),
  v.maxValue(highestAskedOdds),
);
export const askedOddsSchema = v.union([askedPriceSchema, v.literal("SP")]);

/** Outcome kinds with a meaning of their own (B3); a runner or a player has none. */
export const outcomeKinds = [
  "Home",
  "Away",
  "Draw",
  "X",
  "Over",
  "Under",
  "Yes",
  "No",
  "1X",
  "12",
  "X2",
  "W1",
  "W2",
] as const;

export const displayOddsSchema = v.object({
  decimal: v.string(),
  fractional: v.string(),
  american: v.string(),
});

export const outcomeResults = ["won", "lost", "placed", "void"] as const;

/** What is said of a player beside his name: how many, or the minute in which it happened. */
export const playerFacts = [
  "goals",
  "shots_on_target",
  "came_on",
  "substitute",
  "left",
  "sent_off",
] as const;
const playerFactSchema = v.object({
  kind: v.picklist(playerFacts),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  minute: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type PlayerFact = v.InferOutput<typeof playerFactSchema>;

/** A player whom an outcome is about; without it an outcome is its name alone. */
export const outcomePlayerSchema = v.object({
  /** As the timeline and the line-ups of the match name him. */
  name: v.string(),
  /** On his shirt. */
  number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  side: v.picklist(["home", "away"]),
  fact: decoration(playerFactSchema),
});

export const outcomeSchema = v.object({
  id: idSchema,
  market_id: idSchema,
  name: v.string(),
  fullname: v.string(),
  kind: v.optional(v.picklist(outcomeKinds)),
  handicap: v.optional(v.number()),
  odds: v.nullable(oddsSchema),
  display_odds: v.optional(displayOddsSchema),
  place_odds: v.optional(v.number()),
  is_each_way: v.boolean(),
  has_ew: v.boolean(),
  is_starting_price: v.boolean(),
  /** It takes no bets: because of itself, its market or its event. */
  suspended: v.boolean(),
  visible: v.boolean(),
  combo_boost_available: v.boolean(),
  /** How it ended, once that is certain; without it nothing is known yet. `void` gave the stake back. */
  result: v.optional(v.picklist(outcomeResults)),
  player: decoration(outcomePlayerSchema),
  /** Of a runner, as on its card: drawn beside its name on a slip. */
  silks: decoration(silksSchema),
  /** Forecast and tricast: the runners in the order in which they must finish, by their ids on the win market (B3 items). */
  items: v.optional(v.array(v.object({ id: idSchema, name: v.string() }))),
});
export type Outcome = v.InferOutput<typeof outcomeSchema>;

export const marketSchema = v.object({
  id: idSchema,
  event_id: idSchema,
  /** `default` is the event's main market (B3). */
  market_code: v.string(),
  name: v.string(),
  type: v.string(),
  /** Places paid, and the fraction of the odds paid for a place: 0.25 is a quarter. */
  ew_place: v.optional(v.pipe(v.number(), v.integer())),
  ew_price: v.optional(v.number()),
  is_suspended: v.boolean(),
  /** The minute of play in which its result became certain, before the event’s end. */
  settled_minute: decoration(v.pipe(v.number(), v.integer(), v.minValue(1))),
  outcomes: v.array(outcomeSchema),
});
export type Market = v.InferOutput<typeof marketSchema>;

export const marketGroupSchema = v.object({
  id: idSchema,
  name: v.string(),
  market_ids: v.array(idSchema),
});

export const competitorSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** Drawn beside the name; without one a page draws one from the name. */
  crest: decoration(crestSchema),
  /** Of a person: the flag beside the name. */
  country: decoration(countryMarkSchema),
  /** The operator's own image instead, on the content service's host. */
  image: decoration(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/))),
});
/** Who plays, where an event is only named; without it a page draws their marks from the names. */
export const namedSidesSchema = decoration(v.array(competitorSchema));
/** What is played: two sides, a field of runners, or a whole competition whose winner is bet on. */
export const eventTypes = ["match", "race", "outright"] as const;
export type EventType = (typeof eventTypes)[number];
/** Virtual sports are drawn by a machine on a short cycle, and are always said to be (B2, B3). */
export const sportCategories = ["sport", "esport", "virtual"] as const;
export const sportCategorySchema = v.picklist(sportCategories);
export type SportCategory = v.InferOutput<typeof sportCategorySchema>;

export const eventSchema = v.object({
  id: idSchema,
  name: v.string(),
  starts_at: instantSchema,
  competition_id: idSchema,
  competition_name: v.string(),
  competition_slug: v.string(),
  region_name: v.string(),
  /** The flag beside its competition. */
  country: decoration(countryMarkSchema),
  sport_id: idSchema,
  sport_slug: v.string(),
  /** Which route the event has: a match page, /e-sports/match/{id} or the virtual route (B2). */
  sport_category: sportCategorySchema,
  type: v.picklist(eventTypes),
  is_live: v.boolean(),
  is_suspended: v.boolean(),
  suspension_reason: suspensionReasonSchema,
  live_status: v.nullable(v.string()),
  is_betplus: v.boolean(),
  /** Its selections can be put together to one ticket of the bet builder. */
  has_bet_builder: v.optional(v.boolean()),
  bet_origin: v.nullable(v.string()),
  /** Two for a match; none for a race or an outright. */
  competitors: v.array(competitorSchema),
  home_team: v.nullable(v.string()),
  away_team: v.nullable(v.string()),
  status: v.picklist(eventStatuses),
  status_description: v.nullable(v.string()),
  liveodds: v.nullable(v.string()),
  stats: v.nullable(statsSchema),
  matchSummary: v.nullable(matchSummarySchema),
  /** Markets of the event, all of them known in number even where the call sends a few. */
  market_count: v.pipe(v.number(), v.integer()),
  markets: v.array(marketSchema),
  market_groups: v.array(marketGroupSchema),
  /** The position of the event's realtime topic when this was written. */
  epoch: v.string(),
  sequence: v.pipe(v.number(), v.integer()),
});
export type Event = v.InferOutput<typeof eventSchema>;

/** `events-simple`: enough for a list or a link. */
export const simpleEventSchema = v.object({
  ...v.pick(eventSchema, [
    "id",
    "name",
    "starts_at",
    "competition_id",
    "competition_slug",
    "competition_name",
    "sport_slug",
    "sport_category",
    "type",
    "is_live",
    "home_team",
    "away_team",
  ]).entries,
  competitors: namedSidesSchema,
});
export type SimpleEvent = v.InferOutput<typeof simpleEventSchema>;

export const sportSchema = v.object({
  id: idSchema,
  slug: v.string(),
  translated_slug: v.string(),
  name: v.string(),
  category: sportCategorySchema,
  /** Events open, outrights not among them. */
  event_count: v.pipe(v.number(), v.integer()),
  outright_count: v.pipe(v.number(), v.integer()),
  total: v.pipe(v.number(), v.integer()),
  /** It stands for others: the esports, or the virtual sports. It has no events of its own, and its counts are theirs. */
  is_parent: v.boolean(),
  /** Drawn by a machine; true of their parent too, whose category is `sport`, so that menus lead to it. */
  is_virtual: v.boolean(),
});
export type Sport = v.InferOutput<typeof sportSchema>;

/** Lists of competitions, and of the events of each, are in the order in which the operator shows them. */
export const competitionSchema = v.object({
  id: idSchema,
  slug: v.string(),
  name: v.string(),
  region_name: v.string(),
  /** The flag beside its name. */
  country: decoration(countryMarkSchema),
  sport: v.object({
    slug: v.string(),
    name: v.string(),
    category: sportCategorySchema,
  }),
  /** Its matches have a table in their centre: the page of the sport offers it. */
  has_table: v.optional(v.boolean()),
  events: v.array(eventSchema),
});
export type Competition = v.InferOutput<typeof competitionSchema>;

export const liveTreeEntrySchema = v.object({
  slug: v.string(),
  name: v.string(),
  category: sportCategorySchema,
  count: v.pipe(v.number(), v.integer()),
  competitions: v.array(
    v.object({
      id: idSchema,
      slug: v.string(),
      name: v.string(),
      region_name: v.string(),
      country: decoration(countryMarkSchema),
      event_ids: v.array(idSchema),
    }),
  ),
});
export type LiveTreeEntry = v.InferOutput<typeof liveTreeEntrySchema>;
