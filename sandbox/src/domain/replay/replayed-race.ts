import type { Phase } from "@grandstand/contract/entities";
import { everywhere } from "../catalogue/entries.ts";
import type { Names, RacingCompetition } from "../catalogue/types.ts";
import { onLadder } from "../models/margin.ts";
import type { Contest, QuotedMarket, Step } from "../world/contest.ts";
import type { OutcomeResult } from "../world/world.ts";
import { applyMessage, type BookRunner, emptyBook, type RaceBook } from "./race-book.ts";
import type { MarketDefinition, Recording } from "./recording.ts";

/** The silence before the first price is shortened to this, in milliseconds as played. */
export const longestLeadIn = 3_000;

const regionByCountry: Readonly<Record<string, string>> = {
  GB: "great-britain",
  IE: "ireland",
  FR: "france",
  BE: "belgium",
  US: "usa",
  AU: "australia",
};

/** A recorded race, ready for the floor. */
export interface ReplayedRace {
  competition: RacingCompetition;
  title: Names;
  contest: Contest;
}

/** When each message is due, in milliseconds after the start, played at this speed. */
export function schedule(recording: Recording, speed: number): number[] {
  const firstPrice = recording.findIndex(({ prices }) => prices.length > 0);
  const offsets = recording.map(({ sentAt }) => (sentAt - (recording[0]?.sentAt ?? 0)) / speed);
  const leadIn = offsets[Math.max(0, firstPrice)] ?? 0;
  const cut = Math.max(0, leadIn - longestLeadIn);
  return offsets.map((offset, index) =>
    index < firstPrice ? Math.min(offset, longestLeadIn) : offset - cut,
  );
}

function resultOf(runner: BookRunner | undefined): OutcomeResult {
  if (runner?.status === "WINNER") return "won";
  // A recording that stops before the end of the race has no result: the stake is returned.
  return runner?.status === "LOSER" ? "lost" : "void";
}

function firstDefinition(recording: Recording): MarketDefinition {
  const definition = recording.find((message) => message.definition !== undefined)?.definition;
  if (definition === undefined) throw new Error("The recording holds no market definition.");
  return definition;
}

/** Plays a recording as a contest: last traded prices, withdrawals, in-play, suspension, winner. */
function createReplay(recording: Recording, speed: number): Contest {
  const offsets = schedule(recording, speed);
  const firstRunners = applyMessage(emptyBook, {
    sentAt: 0,
    isImage: true,
    definition: firstDefinition(recording),
    prices: [],
  }).runners;
  const runnerIds = firstRunners.map(({ id }) => id);
  let book: RaceBook = emptyBook;
  let startedAt = 0;
  let applied = 0;
  const startTimes: Record<string, string> = {};

  const runnerById = (id: number) => book.runners.find((runner) => runner.id === id);
  const key = (index: number) => `runner-${index + 1}`;
  /** Applies every message due by then; returns the instant of the next one, or null after the last. */
  const applyUntil = (at: number): number | null => {
    for (;;) {
      const message = recording[applied];
      if (message === undefined) return null;
      const dueAt = startedAt + (offsets[applied] ?? 0);
      if (dueAt > at) return dueAt;
      book = applyMessage(book, message);
      applied += 1;
      if (book.isInPlay) startTimes.race ??= new Date(at).toISOString();
      if (book.status === "CLOSED") return null;
    }
  };
  const phase = (): Phase => {
    if (book.status === "CLOSED") return "ended";
    return book.isInPlay ? "race" : "not_started";
  };

  const winMarket = (): QuotedMarket => ({
    key: "win",
    type: "win",
    winners: 1,
    margin: 0,
    isMain: true,
    isSuspended: book.status !== "OPEN",
    outcomes: runnerIds.map((id, index) => {
      const runner = runnerById(id);
      const price = runner?.price ?? null;
      return {
        key: key(index),
        participant: index,
        probability: 0,
        odds: price === null ? null : onLadder(price),
        isWithdrawn: runner?.status === "REMOVED",
      };
    }),
  });

  const step = (at: number): Step => {
    const before = `${book.status} ${book.isInPlay}`;
    const nextAt = applyUntil(at);
    return { nextAt, suspendFor: 0, isNotable: before !== `${book.status} ${book.isInPlay}` };
  };

  return {
    participants: firstRunners.map(({ name }) => name),
    type: "race",
    begin(at) {
      startedAt = at;
      return applyUntil(at) ?? at;
    },
    step,
    card: () => ({
      number: null,
      distanceMetres: null,
      course: null,
      runners: runnerIds.map((id) => ({
        name: firstRunners.find((runner) => runner.id === id)?.name ?? "",
        draw: null,
        age: null,
        weightKilograms: null,
        form: [],
        isWithdrawn: runnerById(id)?.status === "REMOVED",
      })),
      finished: runnerIds.flatMap((id, index) =>
        runnerById(id)?.status === "WINNER" ? [index] : [],
      ),
    }),
    // A recorded price has no opinion.
    drift: () => undefined,
    quote: () => [winMarket()],
    state: () => ({
      phase: phase(),
      stats: null,
      matchSummary: {
        currentPhase: phase(),
        startTimes: { ...startTimes },
        normalTimeHalfDuration: 0,
      },
    }),
    resolved: () => new Map(),
    settle: () =>
      new Map(runnerIds.map((id, index) => [`win-${key(index)}`, resultOf(runnerById(id))])),
  };
}

/** The lower-case, unaccented name for an address. */
function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Makes a race with its own meeting from a recording; speed 1 lasts as long as the original. */
export function replayRace(recording: Recording, speed: number): ReplayedRace {
  const { eventName, name, venue, countryCode = "" } = firstDefinition(recording);
  const meeting = venue ?? eventName;
  return {
    competition: {
      sport: "horse-racing",
      slug: slugOf(meeting),
      name: { fr: meeting, nl: meeting, en: meeting },
      region: regionByCountry[countryCode] ?? countryCode,
      startHours: [0, 24],
      weight: 0,
      runners: [2, 40],
      isHandicap: false,
    },
    title: everywhere([eventName, name].filter((part) => part !== "").join(", ")),
    contest: createReplay(recording, speed),
  };
}
