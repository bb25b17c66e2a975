import * as v from "valibot";
import { expect, it } from "vitest";
import { competitorSchema } from "./entities.ts";
import { runnerSchema } from "./racing.ts";

const club = { id: "1", name: "Royal Antwerp" };
const crest = {
  initials: "RA",
  colours: ["#C8202F", "#ffffff"],
  pattern: "halves",
  shape: "shield",
};
const read = (facts: object) => v.parse(competitorSchema, { ...club, ...facts });

it("reads a crest and an image", () => {
  const image = "https://images.example/antwerp.png";
  expect(read({ crest, image })).toEqual({ ...club, crest, image });
  expect(read({ country: "gb-eng" })).toEqual({ ...club, country: "gb-eng" });
  expect(read({})).toEqual(club);
});

it("reads a club without what of its decoration can't be read", () => {
  const unreadable = [
    { crest: { ...crest, initials: "ANTWERP" } },
    { crest: { ...crest, colours: ["red", "white"] } },
    { crest: { ...crest, pattern: "spots" } },
    { crest: null },
    { image: "antwerp.png" },
    { country: "Belgium" },
  ];
  for (const facts of unreadable) expect(read(facts)).toMatchObject(club);
  expect(read({ crest: null }).crest).toBeUndefined();
});

const runner = {
  number: 1,
  name: "Belle de Waterloo",
  draw: null,
  age: null,
  weight_kilograms: null,
  form: [],
  is_withdrawn: false,
  win_outcome_id: null,
  place_outcome_id: null,
  position: null,
};
const silks = {
  body: ["#1f57b8", "#f6d233"],
  pattern: "sash",
  sleeves: ["#1f57b8", "#f6d233", "hoops"],
  cap: "#f6d233",
};
const readRunner = (facts: object) => v.parse(runnerSchema, { ...runner, ...facts });

it("reads a runner's silks, jockey and trainer, and one that has none", () => {
  const known = {
    silks,
    jockey: "L. Verhaegen",
    trainer: "P. Dumont",
    sex: "female",
    opening: 3.4,
  };
  expect(readRunner(known)).toEqual({ ...runner, ...known });
  expect(readRunner({})).toEqual(runner);
});

it("reads a runner without what of its decoration can't be read", () => {
  const unreadable = [
    { silks: { ...silks, pattern: "tartan" } },
    { silks: { ...silks, cap: ["#f6d233", "#1f57b8", "sash"] } },
    { sex: "unknown" },
    { opening: "3.4" },
  ];
  for (const facts of unreadable) expect(readRunner(facts)).toMatchObject(runner);
  expect(readRunner({ silks: null }).silks).toBeUndefined();
});
