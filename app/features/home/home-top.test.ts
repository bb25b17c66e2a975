import { describe, expect, it } from "vitest";
import { competitionOf } from "../../testing/competition.ts";
import { toTopMatch, withoutEvent } from "./home-top.ts";

const lists = [competitionOf("league", "derby", "other"), competitionOf("cup", "final")];
const idsOf = (competitions: typeof lists) =>
  competitions.map(({ id, events }) => [id, ...events.map((event) => event.id)].join(" "));

describe("home's match of the day", () => {
  it("[HOME-TOP-1] is taken out of the lists, and an empty competition with it", () => {
    const derby = withoutEvent(lists, "derby");
    expect(derby.event?.id).toBe("derby");
    expect(idsOf([...derby.others])).toEqual(["league other", "cup final"]);
    expect(derby.others[1]).toBe(lists[1]);
    expect(idsOf([...withoutEvent(lists, "final").others])).toEqual(["league derby other"]);
  });

  it("[HOME-TOP-2] has the reasons and places of the answer", () => {
    const row = (rank: number) => ({ rank, points: 30 - rank, form: ["w" as const, "d" as const] });
    const standings = { home: row(1), away: row(3) };
    const reasons = ["own_country" as const, "best_placed" as const];
    expect(toTopMatch({ event_id: "derby", reasons, standings })).toEqual({
      eventId: "derby",
      reasons: ["own-country", "best-placed"],
      standings: [
        { rank: 1, points: 29, form: ["won", "drawn"] },
        { rank: 3, points: 27, form: ["won", "drawn"] },
      ],
    });
    expect(toTopMatch({ event_id: "derby", reasons: ["soonest"] })?.standings).toBeNull();
  });

  it("[HOME-TOP-3] leaves the lists as they are where there is none", () => {
    expect(toTopMatch(undefined)).toBeNull();
    for (const id of [undefined, "gone"]) {
      expect(withoutEvent(lists, id)).toEqual({ event: null, others: lists });
    }
  });
});
