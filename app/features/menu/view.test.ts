import type { Sport } from "@grandstand/contract/entities";
import { describe, expect, it } from "vitest";
import { toLeagueLinks, toSportLists } from "./view.ts";

function sport(slug: string, changes: Partial<Sport> = {}): Sport {
  return {
    id: slug,
    slug,
    translated_slug: slug,
    name: slug,
    category: "sport",
    event_count: 1,
    outright_count: 0,
    total: 1,
    is_parent: false,
    is_virtual: false,
    ...changes,
  };
}

const names = (lists: readonly { id: string }[]) => lists.map(({ id }) => id);

describe("the lists of the menu", () => {
  it("[MENU-VIEW-1] [ACCOUNT-292] all sports are those with events or outrights, and parents", () => {
    const { sports } = toSportLists(
      [
        sport("football"),
        sport("cycling", { event_count: 0, outright_count: 2 }),
        sport("rugby", { event_count: 0 }),
        sport("esports", { category: "esport", event_count: 0, is_parent: true }),
        sport("virtual-football", { category: "virtual" }),
        sport("counter-strike", { category: "esport" }),
      ],
      "fr",
    );
    expect(names(sports)).toEqual(["football", "cycling", "esports"]);
  });

  it("[MENU-VIEW-2] e-sports are those with events that are no parents", () => {
    const { esports } = toSportLists(
      [
        sport("counter-strike", { category: "esport" }),
        sport("dota", { category: "esport", event_count: 0 }),
        sport("all", { category: "esport", is_parent: true }),
        sport("football"),
      ],
      "fr",
    );
    expect(names(esports)).toEqual(["counter-strike"]);
    expect(esports[0]?.href).toBe("/e-sports/counter-strike/");
  });

  it("[MENU-VIEW-3] a popular league has the flag that the operator gives it, or else its icon", () => {
    const league = { id: "1", label: "Pro League", url: "/football/", icon: "football" };
    const [flagged, plain] = toLeagueLinks([{ ...league, country: "be" }, league], "fr");
    expect(flagged).toMatchObject({ icon: "football", country: "be" });
    expect(plain).not.toHaveProperty("country");
  });
});
