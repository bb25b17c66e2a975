import { expect, it } from "vitest";
import { readOpenBranch, writeOpenBranch } from "./open-branch.ts";

const closed = { sport: null, country: null, isWhole: false };

it.each([
  ["none", closed],
  ["football", { ...closed, sport: "football" }],
  ["football/belgium", { ...closed, sport: "football", country: "belgium" }],
  ["horse-racing/+", { ...closed, sport: "horse-racing", isWhole: true }],
  ["football/+japan", { sport: "football", country: "japan", isWhole: true }],
])("[SPORT-INDEX-13] is written and read as %s", (text, open) => {
  expect(writeOpenBranch(open)).toBe(text);
  expect(readOpenBranch(text)).toEqual(open);
});

it.each([null, "", "football/+/x", "football/belgium/x", "<b>", "a b", "x".repeat(41)])(
  "[SPORT-INDEX-13] reads nothing in %j",
  (text) => {
    expect(readOpenBranch(text)).toBeNull();
  },
);
