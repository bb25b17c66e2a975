import type { Event } from "@grandstand/contract/entities";
import type { EventView } from "@grandstand/ui/event-view";
import { crestCode, deriveCrest, deriveTile, tileCode } from "@grandstand/ui/mark";

type Competitor = Event["competitors"][number];

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

/** What is drawn beside the names of a match; nothing where persons play, or for a race. */
export function marksOf(event: Event): Pick<EventView, "marks" | "images"> {
  const [home, away] = event.competitors;
  if (event.type !== "match" || !home || !away) return {};
  const [first, second] = [markName(home, event), markName(away, event)];
  if (first === null || second === null) return {};
  const images = [home.image ?? null, away.image ?? null] as const;
  const hasOwn = images.some((image) => image !== null);
  return { marks: [first, second], ...(hasOwn && { images }) };
}

function markName({ name, crest }: Competitor, { sport_category, sport_slug }: Event) {
  if (crest) return crestCode(crest);
  if (sport_category === "esport") return tileCode(deriveTile(name));
  return teamSports.has(sport_slug) ? crestCode(deriveCrest(name)) : null;
}
