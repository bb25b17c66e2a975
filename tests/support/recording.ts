import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const minute = 60_000;
const beganAt = Date.UTC(2026, 4, 2, 13);
const marketId = "1.1";

const runners = [
  { id: 1, name: "Paper Lantern", price: 3 },
  { id: 2, name: "Quiet Harbour", price: 4.5 },
  { id: 3, name: "Third Bell", price: 6 },
  { id: 4, name: "Old Signal", price: 9 },
] as const;

export const winner = runners[1];

interface Moment {
  readonly minutes: number;
  readonly status?: "OPEN" | "SUSPENDED" | "CLOSED";
  readonly inPlay?: boolean;
  readonly prices?: readonly { id: number; ltp: number }[];
}

/** A race in the format of the exchange's public stream: prices, the start, a suspension, a winner. */
const moments: readonly Moment[] = [
  { minutes: 0, status: "OPEN", prices: runners.map(({ id, price }) => ({ id, ltp: price })) },
  { minutes: 40, status: "OPEN", inPlay: true },
  { minutes: 42, status: "SUSPENDED", inPlay: true },
  { minutes: 43, status: "CLOSED", inPlay: true },
];

function lineOf({ minutes, status, inPlay = false, prices = [] }: Moment): string {
  const isOver = status === "CLOSED";
  const runnerStatus = (id: number) => (id === winner.id ? "WINNER" : "LOSER");
  const marketDefinition = {
    status,
    inPlay,
    betDelay: inPlay ? 1 : 0,
    name: "3m Hurdle",
    eventName: "Linden Park",
    venue: "Linden Park",
    countryCode: "GB",
    runners: runners.map(({ id, name }) => ({
      id,
      name,
      sortPriority: id,
      status: isOver ? runnerStatus(id) : "ACTIVE",
    })),
  };
  const change = { id: marketId, marketDefinition, rc: prices };
  return JSON.stringify({ op: "mcm", pt: beganAt + minutes * minute, mc: [change] });
}

/** Writes the invented race to a new file and resolves with its path. */
export async function writeRecording(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "grandstand-recording-"));
  const file = join(folder, "race.ndjson");
  await writeFile(file, moments.map((moment) => `${lineOf(moment)}\n`).join(""));
  return file;
}
