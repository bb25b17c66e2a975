import * as v from "valibot";
import { expect, it } from "vitest";
import { competitorSchema } from "./entities.ts";

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
  expect(read({})).toEqual(club);
});

it("reads a club without what of its decoration can't be read", () => {
  const unreadable = [
    { crest: { ...crest, initials: "ANTWERP" } },
    { crest: { ...crest, colours: ["red", "white"] } },
    { crest: { ...crest, pattern: "spots" } },
    { crest: null },
    { image: "antwerp.png" },
  ];
  for (const facts of unreadable) expect(read(facts)).toMatchObject(club);
  expect(read({ crest: null }).crest).toBeUndefined();
});
