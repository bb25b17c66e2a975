import { inMinutes, race } from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { NextRacesProps } from "./next-races.tsx";

const at = (id: string, minutes: number, facts: Partial<typeof race> = {}) => ({
  ...race,
  id,
  href: `/fr/courses-hippiques/mons-ghlin/${id}/`,
  startsAt: inMinutes(minutes),
  ...facts,
});

const props: NextRacesProps = {
  events: [
    at("first", 3, { country: "be" }),
    at("second", 17, { competitionName: "Vincennes", name: "Course 6 · Prix d’Écully" }),
    at("third", 95, { competitionName: "Wolverhampton", name: "Course 3 · Handicap" }),
  ],
  all: { href: "/fr/courses-hippiques/", name: "Courses hippiques", count: 38 },
};

/** Every face of the next races, by name. */
export const nextRacesStates = {
  three: props,
  "one that has started": { ...props, events: [at("started", -1), ...props.events.slice(1)] },
  "without the list of sports": { events: props.events },
  "without prices": { ...props, events: [at("bare", 12, { markets: [] })] },
  "long text": {
    ...props,
    events: [
      at("long", 28, {
        competitionName: "Hippodrome de la Côte d’Azur",
        name: "Course 12 · Grand Prix des Villes Jumelées de Flandre et de Wallonie",
      }),
    ],
  },
  none: { ...props, events: [] },
} satisfies NamedStates<NextRacesProps>;
