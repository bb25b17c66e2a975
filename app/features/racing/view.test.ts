import type { Meeting, Race, Runner } from "@grandstand/contract/racing";
import { markOfCode } from "@grandstand/ui/mark";
import { raceHeadStates } from "@grandstand/ui/race-head/states";
import { describe, expect, it } from "vitest";
import { toMeetingRaces, toRaceFacts, toRunnerViews, withRunners } from "./view.ts";

const runner: Runner = {
  number: 1,
  name: "Belle de Waterloo",
  draw: 7,
  age: 5,
  weight_kilograms: 58.5,
  form: ["9", "-", "4", "1", "3", "1", "2"],
  is_withdrawn: false,
  win_outcome_id: "runner-1",
  place_outcome_id: null,
  position: null,
};
const race: Race = {
  event_id: "42",
  number: 4,
  name: "Prix du Doudou",
  starts_at: "2026-11-28T14:05:00.000Z",
  status: "not_started",
  runner_count: 9,
  distance_metres: 2_100,
  each_way: { ew_place: 3, ew_price: 0.2 },
  result: [],
};
const meeting: Meeting = {
  competition_id: "7",
  competition_slug: "mons-ghlin",
  name: "Mons-Ghlin",
  region_name: "Belgique",
  region_code: "BE",
  races: [race, { ...race, event_id: "43", number: null, status: "ended" }],
};

describe("what a race's page shows", () => {
  it("[RACE-PAGE-3] has the last five positions of a form, newest first", () => {
    const [shown] = toRunnerViews([runner], "horse-racing");
    expect(shown?.form.join("")).toBe("21314");
    expect(shown).toMatchObject({ sex: null, jockey: null, trainer: null, opening: null });
  });

  it("[RACE-PAGE-3] has silks of the wire, those of the name, or none", () => {
    const silks = {
      body: ["#1f57b8", "#f6d233"],
      pattern: "sash",
      sleeves: "#1f57b8",
      cap: "#f6d233",
    } as const satisfies Runner["silks"];
    const own = { ...runner, silks: { ...silks, body: [...silks.body] as [string, string] } };
    expect(toRunnerViews([own], "horse-racing")[0]?.silks).toEqual(silks);
    expect(toRunnerViews([runner], "virtual-horse-racing")[0]?.silks).toMatchObject({
      pattern: expect.any(String),
    });
    expect(toRunnerViews([runner], "virtual-greyhounds")[0]?.silks).toBeNull();
  });

  it("[RACE-PAGE-4] has what is known of a race, and nothing else", () => {
    const known = {
      ...race,
      kind: "flat",
      track: "fibre_sand",
      going: "standard",
      direction: "left",
      prize: 1_200_000,
    } as const;
    expect(toRaceFacts(known, meeting)).toEqual({
      country: "be",
      kind: "flat",
      track: "fibre-sand",
      going: "standard",
      direction: "left",
      distance: 2_100,
      prize: 1_200_000,
    });
    expect(toRaceFacts({ ...race, distance_metres: null }, undefined)).toEqual({});
  });

  it("[RACE-PAGE-4] has the races of its meeting with their addresses", () => {
    expect(toMeetingRaces(meeting, "paardenrennen", "nl")).toEqual([
      {
        id: "42",
        number: 4,
        name: race.name,
        href: "/nl/paardenrennen/mons-ghlin/prix-du-doudou-42/",
        startsAt: Date.parse(race.starts_at),
        status: "not-started",
      },
      expect.objectContaining({ id: "43", number: null, status: "ended" }),
    ]);
    expect(toMeetingRaces(undefined, "paardenrennen", "nl")).toEqual([]);
  });

  it("[RACE-PAGE-5] gives each price the number of its runner", () => {
    const { event } = raceHeadStates["last minutes"];
    const turned = [
      { ...runner, number: 6, win_outcome_id: "runner-0" },
      { ...runner, number: 2, win_outcome_id: "runner-1", is_withdrawn: true },
    ];
    const [win] = withRunners(event, turned).markets;
    const numbers = win?.outcomes.map(({ id, number, isWithdrawn }) => [id, number, isWithdrawn]);
    expect(numbers?.slice(0, 3)).toEqual([
      ["runner-0", 6, false],
      ["runner-1", 2, true],
      ["runner-2", 3, false],
    ]);
  });

  it("[RACE-PAGE-3] puts a price on the slip with the silks of the card", () => {
    const { event } = raceHeadStates["last minutes"];
    const [win] = withRunners(event, [runner]).markets;
    const [shown] = toRunnerViews([runner], event.sportSlug);
    const mark = win?.outcomes.find(({ id }) => id === "runner-1")?.mark ?? "";
    expect(markOfCode(mark)).toEqual({ kind: "silks", mark: shown?.silks });
  });
});
