import { deriveSilks, silksCode } from "../mark/index.ts";
import { sampleMark } from "../mark/sample-marks.ts";
import type { SlipLineView } from "./bet-slip-line.tsx";

const now = Date.UTC(2026, 10, 21, 13, 0, 0);

const union: SlipLineView = {
  outcomeId: "genk-1",
  outcomeName: "Union Saint-Gilloise",
  marketType: "1x2",
  marketName: "Résultat du match",
  eventName: "Union Saint-Gilloise – KRC Genk",
  marks: [sampleMark("cross"), sampleMark("chevron")],
  startsAt: Date.UTC(2026, 10, 21, 17, 15),
  isLive: false,
  inPlay: null,
  odds: 2.24,
  movedTo: null,
  isSuspended: false,
  isOver: false,
  errors: [],
  stake: null,
  eachWay: null,
  placeTerms: null,
  boosts: [],
  countsForComboBoost: false,
};

/** Lines to show slips with, in stories, pictures and tests. */
export const sampleLines = {
  union,
  bayern: {
    ...union,
    outcomeId: "arsenal-2",
    outcomeName: "Bayern München",
    eventName: "Arsenal – Bayern München",
    marks: [sampleMark("band"), sampleMark("checks")],
    startsAt: Date.UTC(2026, 10, 24, 20, 0),
    odds: 2.84,
  },
  fenerbahce: {
    ...union,
    outcomeId: "monaco-2",
    outcomeName: "Fenerbahçe",
    marketName: "Vainqueur, prolongations comprises",
    eventName: "Monaco – Fenerbahçe",
    marks: [sampleMark("sash"), sampleMark("stripes")],
    startsAt: now - 3_600_000,
    isLive: true,
    inPlay: { home: 1, away: 0, minute: 63 },
    odds: 1.75,
  },
  runner: {
    ...union,
    outcomeId: "ostend-4",
    outcomeName: "Golden Arrow",
    marketName: "Gagnant",
    eventName: "Ostende 15:40",
    marks: undefined,
    outcomeMark: silksCode(deriveSilks("Golden Arrow")),
    startsAt: Date.UTC(2026, 10, 21, 14, 40),
    odds: 6,
  },
} satisfies Record<string, SlipLineView>;
