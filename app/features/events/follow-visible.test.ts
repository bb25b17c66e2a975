import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { competitionOf } from "../../testing/competition.ts";
import { createFollowVisible } from "./follow-visible.ts";

/** A list before a feed that knows what is followed, and how often an event was left. */
function startFollowing() {
  const followed: string[] = [];
  const left: string[] = [];
  const follow = createFollowVisible({
    follow(eventId) {
      followed.push(eventId);
      return () => {
        followed.splice(followed.indexOf(eventId), 1);
        left.push(eventId);
      };
    },
  });
  return { follow, followed, left };
}

describe("the events that a page follows", () => {
  it("[FOLLOW-VISIBLE-1] are those of the visible competitions alone", () => {
    const { follow, followed } = startFollowing();
    follow.setCompetitions([competitionOf("cup", "1", "2"), competitionOf("league", "3")]);
    expect(followed).toEqual([]);
    follow.setVisible(true, "cup");
    expect(followed).toEqual(["1", "2"]);
    follow.setVisible(true, "league");
    follow.setVisible(false, "cup");
    expect(followed).toEqual(["3"]);
  });

  it("[FOLLOW-VISIBLE-2] are not left when the list comes again, as after a login", () => {
    const { follow, followed, left } = startFollowing();
    follow.setCompetitions([competitionOf("cup", "1", "2")]);
    follow.setVisible(true, "cup");
    follow.setCompetitions([competitionOf("cup", "2", "1")]);
    follow.setVisible(true, "cup");
    expect([followed, left]).toEqual([["1", "2"], []]);
  });

  it("[FOLLOW-VISIBLE-3] change with their competition", () => {
    const { follow, followed, left } = startFollowing();
    follow.setCompetitions([competitionOf("cup", "1", "2")]);
    follow.setVisible(true, "cup");
    follow.setCompetitions([competitionOf("cup", "2", "3")]);
    expect([followed, left]).toEqual([["2", "3"], ["1"]]);
  });

  it("[FOLLOW-VISIBLE-4] are what is visible, however it is scrolled and loaded", () => {
    const id = fc.constantFrom("a", "b", "c");
    const events = fc.uniqueArray(fc.constantFrom("1", "2", "3"));
    const list = fc.uniqueArray(fc.record({ id, events }), { selector: (each) => each.id });
    const step = fc.oneof(fc.record({ list }), fc.record({ id, isVisible: fc.boolean() }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { follow, followed } = startFollowing();
        const visible = new Set<string>();
        let shown: { readonly id: string; readonly events: readonly string[] }[] = [];
        for (const next of steps) {
          if ("list" in next) {
            shown = next.list;
            follow.setCompetitions(shown.map((each) => competitionOf(each.id, ...each.events)));
          } else {
            visible[next.isVisible ? "add" : "delete"](next.id);
            follow.setVisible(next.isVisible, next.id);
          }
          const wanted = shown
            .filter((each) => visible.has(each.id))
            .flatMap((each) => each.events);
          expect([...followed].sort()).toEqual([...new Set(wanted)].sort());
        }
        follow.stop();
        expect(followed).toEqual([]);
      }),
    );
  });
});
