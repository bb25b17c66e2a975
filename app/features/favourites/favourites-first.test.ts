import type { CompetitionView } from "@grandstand/ui/event-view";
import { describe, expect, it } from "vitest";
import { competitionOf } from "../../testing/competition.ts";
import { noFavourites } from "./favourite-ids.ts";
import { favouritesFirst } from "./favourites-first.ts";

const list = [competitionOf("a", "1", "2"), competitionOf("b", "3", "4"), competitionOf("c", "5")];
const order = (lists: readonly CompetitionView[]) =>
  lists.map(({ id, events }) => [id, ...events.map((event) => event.id)].join(" "));

describe("favourites first", () => {
  it("[FAVOURITES-FIRST-1] puts competitions before those with a favourite event", () => {
    const ids = { competition: new Set(["c"]), event: new Set(["3"]) };
    expect(order(favouritesFirst(list, ids))).toEqual(["c 5", "b 3 4", "a 1 2"]);
  });

  it("[FAVOURITES-FIRST-2] puts favourite events first within theirs", () => {
    const ids = { competition: new Set<string>(), event: new Set(["4", "2"]) };
    expect(order(favouritesFirst(list, ids))).toEqual(["a 2 1", "b 4 3", "c 5"]);
  });

  it("[FAVOURITES-FIRST-3] leaves a list without favourites alone", () => {
    expect(favouritesFirst(list, noFavourites)).toBe(list);
  });
});
