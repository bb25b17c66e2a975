import type { Event } from "@grandstand/contract/entities";
import type { EventView } from "@grandstand/ui/event-view";
import {
  crestCode,
  deriveCrest,
  deriveSilks,
  deriveTile,
  isFlag,
  type SilksMark,
  silksCode,
  tileCode,
} from "@grandstand/ui/mark";
import { namesOfEvent } from "@grandstand/ui/sentence";

type Competitor = Pick<Event["competitors"][number], "name" | "crest" | "image" | "country">;
type Marks = Pick<EventView, "marks" | "images">;
type Sport = Pick<Event, "sport_slug" | "sport_category">;

/** Who plays, with what is known of their marks: the name of one or a country's code, and the operator's own image. */
export interface NamedSide {
  readonly name: string;
  readonly mark: string | null;
  readonly image: string | null;
}

/** Sports whose sides are teams: without a crest on the wire a team has one that is drawn from its name. */
const teamSports = new Set([
  "football",
  "basketball",
  "ice-hockey",
  "handball",
  "volleyball",
  "rugby",
  "american-football",
  "virtual-football",
]);

/** Sports whose runners wear silks: a horse without some has those that are drawn from its name. */
const horseSports = new Set(["horse-racing", "virtual-horse-racing"]);
/** The markets of a race whose outcomes are its runners, in the order of their numbers. */
const runnerMarkets = new Set(["win", "place"]);

/** What a selection of a race names. */
interface NamedRunner {
  readonly name: string;
  readonly silks?: SilksMark | undefined;
}

/** What is drawn beside the names of a match; nothing where persons play whose countries are not known, or for a race. */
export function marksOf(event: Sport & Pick<Event, "type" | "competitors">): Marks {
  return event.type === "match" ? marksOfSides(event.competitors.map(toNamedSide), event) : {};
}

/** The same where the event is only named: in a bet, on a slip that was kept. */
export function marksOfSides(sides: readonly NamedSide[], sport: Sport): Marks {
  const [home, away, ...others] = sides;
  if (!home || !away || others.length > 0) return {};
  const [first, second] = [markOfSide(home, sport), markOfSide(away, sport)];
  if (first === null && second === null) return {};
  // Beside a player with a flag one without has the room of it.
  const marks = [first ?? "", second ?? ""] as const;
  const images = [home.image, away.image] as const;
  const hasOwn = images.some((image) => image !== null);
  return { marks, ...(hasOwn && { images }) };
}

/** What is drawn beside the name of a team or a person alone; nothing where that is not known. */
export function markOfTeam(team: Competitor, sport: Sport) {
  const side = toNamedSide(team);
  const mark = markOfSide(side, sport);
  return mark === null ? {} : { marks: [mark], images: [side.image] };
}

/** What the jockey of a runner wears; null where the runners of a sport wear none. */
export function silksOfRunner({ name, silks }: NamedRunner, sportSlug: string): SilksMark | null {
  return silks ?? (horseSports.has(sportSlug) ? deriveSilks(name) : null);
}

/** The mark beside the name of an outcome that is a runner of a race; nothing beside any other. */
export function markOfOutcome(
  runner: NamedRunner,
  { sportSlug, marketType }: { readonly sportSlug: string; readonly marketType: string },
): string | undefined {
  const silks = isRunnerMarket(marketType) ? silksOfRunner(runner, sportSlug) : null;
  return silks ? silksCode(silks) : undefined;
}

export function isRunnerMarket(marketType: string): boolean {
  return runnerMarkets.has(marketType);
}

/** The sides of an event as the wire names them; where it does not, as the event's own name says them. */
export function namedSides(
  competitors: readonly Competitor[] | undefined,
  eventName: string,
): readonly NamedSide[] {
  const known = competitors ?? namesOfEvent(eventName).map((name) => ({ name }));
  return known.map(toNamedSide);
}

function toNamedSide({ name, crest, image, country }: Competitor): NamedSide {
  return { name, mark: crest ? crestCode(crest) : (country ?? null), image: image ?? null };
}

/** The mark of a team; of a person the code of the country, null where that is not known. */
function markOfSide({ name, mark }: NamedSide, { sport_category, sport_slug }: Sport) {
  if (mark !== null && !isFlag(mark)) return mark;
  if (sport_category === "esport") return tileCode(deriveTile(name));
  return teamSports.has(sport_slug) ? crestCode(deriveCrest(name)) : mark;
}
