import type { Names } from "../catalogue/types.ts";
import type { World } from "../world/world.ts";

/** A builder that the bookmaker offers ready to bet on. */
export interface Precanned {
  readonly id: string;
  readonly name: Names;
  readonly outcomeIds: readonly string[];
}

interface Template {
  readonly key: string;
  readonly name: Names;
  /** Result keys of the selections; `{side}` is replaced by the side that is likelier to win. */
  readonly selections: readonly string[];
}

const templates: readonly Template[] = [
  {
    key: "win-and-goals",
    name: {
      fr: "Le favori gagne, plus de 1,5 but",
      nl: "Favoriet wint, meer dan 1,5 doelpunten",
      en: "Favourite wins, over 1.5 goals",
    },
    selections: ["1x2-{side}", "total-1_5-over"],
  },
  {
    key: "open-match",
    name: {
      fr: "Match ouvert : deux équipes marquent",
      nl: "Open wedstrijd: beide ploegen scoren",
      en: "Open match: both teams score",
    },
    selections: ["both-score-yes", "total-2_5-over"],
  },
  {
    key: "both-halves",
    name: {
      fr: "Le favori mène et gagne",
      nl: "Favoriet leidt en wint",
      en: "Favourite leads and wins",
    },
    selections: ["half-time-{side}", "1x2-{side}", "total-3_5-under"],
  },
  {
    key: "tight-match",
    name: {
      fr: "Match serré : peu de buts",
      nl: "Gesloten wedstrijd: weinig doelpunten",
      en: "Tight match: few goals",
    },
    selections: ["half-time-draw", "total-2_5-under", "double-chance-{either}"],
  },
];

/** The ready-made builders of an event; one with an outcome that is not for sale is left out. */
export function precannedOf(world: World, eventId: string): Precanned[] {
  const oddsOf = (key: string) => {
    const outcome = world.outcome(`${eventId}-${key}`);
    const isOpen = outcome?.eventId === eventId && !outcome.isSuspended && !outcome.isEnded;
    return isOpen && typeof outcome.odds === "number" ? outcome.odds : null;
  };
  const home = oddsOf("1x2-home") ?? Number.POSITIVE_INFINITY;
  const away = oddsOf("1x2-away") ?? Number.POSITIVE_INFINITY;
  const side = home <= away ? "home" : "away";
  const either = side === "home" ? "1x" : "x2";
  return templates.flatMap(({ key, name, selections }) => {
    const keys = selections.map((each) => each.replace("{side}", side).replace("{either}", either));
    if (keys.some((each) => oddsOf(each) === null)) return [];
    return [
      { id: `${eventId}-${key}`, name, outcomeIds: keys.map((each) => `${eventId}-${each}`) },
    ];
  });
}
