import { deriveSilks, silksCode } from "../mark/index.ts";
import { sampleMark } from "../mark/sample-marks.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { BetReceiptProps } from "./bet-receipt.tsx";
import type { BetLegView, BetReceiptView } from "./bet-view.ts";

const genk: BetLegView = {
  outcomeId: "genk-1",
  outcomeName: "Union Saint-Gilloise",
  marketName: "Résultat du match",
  eventName: "Union Saint-Gilloise – KRC Genk",
  marks: [sampleMark("cross"), sampleMark("chevron")],
  eventHref: "/football/jupiler-pro-league/union-saint-gilloise-krc-genk-7/",
  askedOdds: 2.24,
  acceptedOdds: 2.24,
  result: "open",
};
const bayern: BetLegView = {
  ...genk,
  outcomeId: "arsenal-2",
  outcomeName: "Bayern München",
  eventName: "Arsenal – Bayern München",
  marks: [sampleMark("band"), sampleMark("checks")],
  askedOdds: 2.84,
  acceptedOdds: 2.9,
};
const fenerbahce: BetLegView = {
  ...genk,
  outcomeId: "monaco-2",
  outcomeName: "Fenerbahçe",
  marketName: "Vainqueur, prolongations comprises",
  eventName: "Monaco – Fenerbahçe",
  marks: [sampleMark("sash"), sampleMark("stripes")],
  askedOdds: 1.75,
  acceptedOdds: 1.75,
};
const single: BetReceiptView = {
  id: "bet-1",
  reference: "GS-7F3K-20Q9",
  href: "/history/GS-7F3K-20Q9/",
  betType: "single",
  result: "open",
  placedAt: Date.UTC(2026, 10, 21, 12, 58),
  stake: 1_000,
  potentialReturn: 2_240,
  paid: null,
  legs: [genk],
};
const combi: BetReceiptView = {
  ...single,
  id: "bet-2",
  betType: "combi",
  potentialReturn: 11_368,
  legs: [genk, bayern, fenerbahce],
};

const runner: BetLegView = {
  ...genk,
  outcomeId: "ostend-4",
  outcomeName: "Golden Arrow",
  marketName: "Gagnant",
  eventName: "Ostende 15:40",
  marks: undefined,
  outcomeMark: silksCode(deriveSilks("Golden Arrow")),
};

const plain = {
  systemType: null,
  bets: 1,
  unitStake: 1_000,
  isEachWay: false,
  isFree: false,
  comboBoost: null,
} as const;

/** Every face of a bet receipt, by name. */
export const betReceiptStates = {
  open: { bet: single },
  "just placed": { bet: single, isNew: true },
  "price accepted different": {
    bet: { ...single, legs: [{ ...genk, acceptedOdds: 2.32 }], potentialReturn: 2_320 },
  },
  "combi of three": { bet: combi },
  "without marks": { bet: { ...single, legs: [{ ...genk, marks: undefined }] } },
  "a runner": { bet: { ...single, legs: [runner] } },
  builder: {
    bet: {
      ...combi,
      id: "bet-3",
      betType: "builder",
      potentialReturn: 3_600,
      wholeOdds: { askedOdds: 3.5, acceptedOdds: 3.6 },
      legs: [
        genk,
        {
          ...genk,
          outcomeId: "genk-goals",
          outcomeName: "Plus de 2,5",
          marketName: "Total de buts : 2,5",
        },
      ],
    },
  },
  system: {
    bet: {
      ...combi,
      betType: "system",
      stake: 400,
      potentialReturn: 2_652,
      terms: { ...plain, systemType: "full-cover", bets: 4, unitStake: 100 },
    },
  },
  "each-way": {
    bet: { ...single, stake: 2_000, terms: { ...plain, bets: 2, isEachWay: true } },
  },
  "paid by a free bet": {
    bet: { ...single, potentialReturn: 1_240, terms: { ...plain, isFree: true } },
  },
  "combo boost": {
    bet: { ...combi, terms: { ...plain, comboBoost: { percent: 5, amount: 541 } } },
  },
  won: { bet: { ...single, result: "won", paid: 2_240, legs: [{ ...genk, result: "won" }] } },
  lost: {
    bet: {
      ...combi,
      result: "lost",
      paid: 0,
      legs: [
        { ...genk, result: "won" },
        { ...bayern, result: "lost" },
      ],
    },
  },
  void: { bet: { ...single, result: "void", paid: 1_000, legs: [{ ...genk, result: "void" }] } },
  "one of three void": {
    bet: {
      ...combi,
      legs: [{ ...genk, result: "won" }, { ...bayern, result: "void" }, fenerbahce],
      potentialReturn: 3_920,
    },
  },
  "starting price": {
    bet: {
      ...single,
      potentialReturn: null,
      legs: [{ ...genk, askedOdds: "SP", acceptedOdds: "SP" }],
    },
  },
  "long text": {
    bet: {
      ...combi,
      reference: "GS-7F3K-20Q9-7F3K-20Q9-7F3K-20Q9-7F3K",
      stake: 110_000,
      potentialReturn: 123_456_789,
      legs: [
        {
          ...genk,
          outcomeName: "Royale Union Saint-Gilloise ou match nul, et plus de 2,5 buts",
          marketName: "Double chance et nombre total de buts, prolongations non comprises",
          eventName: "Royale Union Saint-Gilloise – Koninklijke Racing Club Genk",
          acceptedOdds: 101.5,
        },
        bayern,
      ],
    },
  },
} satisfies NamedStates<BetReceiptProps>;
