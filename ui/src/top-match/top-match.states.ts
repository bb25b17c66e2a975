import {
  ended,
  inMinutes,
  live,
  longNames,
  startingSoon,
  upcoming,
} from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { StandingView, TopMatchProps } from "./top-match.tsx";

const standings: readonly [StandingView, StandingView] = [
  { rank: 2, points: 34, form: ["won", "won", "drawn", "won", "lost"] },
  { rank: 4, points: 27, form: ["won", "lost", "won", "drawn", "won"] },
];

const props: TopMatchProps = {
  event: { ...upcoming, startsAt: inMinutes(405) },
  reasons: ["own-country", "best-placed"],
  standings,
};

/** Every face of the match of the day, by name. */
export const topMatchStates = {
  "before the start": props,
  "days ahead": { ...props, event: { ...upcoming, startsAt: inMinutes(3_900) } },
  "about to start": { ...props, event: startingSoon },
  "in play": { ...props, event: live },
  over: { ...props, event: ended },
  "without a table": { ...props, standings: null, reasons: ["soonest"] },
  "without marks": { ...props, event: withoutMarks() },
  "first matches of a season": {
    ...props,
    standings: [
      { rank: 1, points: 1, form: ["drawn"] },
      { rank: 2, points: 0, form: [] },
    ],
  },
  "long text": { ...props, event: longNames },
} satisfies NamedStates<TopMatchProps>;

function withoutMarks() {
  const { marks: _, ...event } = props.event;
  return event;
}
