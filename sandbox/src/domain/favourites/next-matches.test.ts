import { expect, it } from "vitest";
import { createWorld } from "../world/index.ts";
import { saturdayEvening } from "../world/world-fixture.ts";
import { nextMatches } from "./next-matches.ts";

const events = createWorld({ seed: 7, clock: () => saturdayEvening }).listed("en");
const football = events.filter(({ sport, type }) => sport.slug === "football" && type === "match");
const ahead = football.filter(({ isLive }) => !isLive);
const live = football.find(({ isLive }) => isLive);

it("[DISCOVERY-9] the next match of each favourite comes once, what is in play first", () => {
  const [soon, , last] = ahead;
  if (!soon || !last || !live) throw new Error("The programme has football in play and ahead.");
  const kept = [
    { kind: "event", id: last.id },
    { kind: "event", id: soon.id },
    { kind: "event", id: live.id },
    { kind: "competition", id: live.competition.id },
  ] as const;
  const ids = nextMatches(events, kept, 3);
  expect(ids).toHaveLength(3);
  const [first] = ids;
  expect(football.find(({ id }) => id === first)?.isLive).toBe(true);
  expect(ids.slice(1)).toEqual([soon.id, last.id]);
  expect(nextMatches(events, kept, 1)).toEqual([first]);
  expect(nextMatches(events, [], 3)).toEqual([]);
});
