import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { pause } from "../shared/browser.ts";
import type { Figure, Report } from "../shared/report.ts";
import { median, percentile } from "../shared/statistics.ts";
import { told } from "../shared/told.ts";
import { startMosquitto } from "./mosquitto.ts";

/** A thousand clients that read one event: from publishing to each client's receipt. */

const clients = 1_000;
const messages = 50;
/** Milliseconds between two messages: ten changes a second, ten thousand deliveries. */
const every = 100;
/** Milliseconds that the last deliveries are given. */
const settle = 1_000;
/** The embedded broker's 95th percentile may be this many times Mosquitto's. */
const ratioLimit = 3;

interface Line {
  /** Publishes the messages once; answers the milliseconds of each delivery. */
  takeTurn(): Promise<number[]>;
  end(): void;
}

/** Runs the bench: both brokers in turns, with all clients connected throughout. */
export async function fanOut(turns: number): Promise<Report> {
  const mosquitto = await startMosquitto();
  const lines: Line[] = [];
  const took = { embedded: [] as number[], mosquitto: [] as number[] };
  const ratios: number[] = [];
  try {
    const embedded = await openLine();
    lines.push(embedded);
    const other = await openLine(mosquitto);
    lines.push(other);
    for (let turn = 0; turn < turns; turn += 1) {
      const [own, theirs] = [await embedded.takeTurn(), await other.takeTurn()];
      took.embedded.push(...own);
      took.mosquitto.push(...theirs);
      ratios.push(percentile(own, 95) / percentile(theirs, 95));
    }
  } finally {
    for (const line of lines) line.end();
    await mosquitto.end();
  }
  const conditions = { turns, clients, messages, "messages a second": 1_000 / every };
  return { name: "fan-out", conditions, figures: figuresOf(took, ratios) };
}

function figuresOf(
  took: { embedded: readonly number[]; mosquitto: readonly number[] },
  ratios: readonly number[],
): Figure[] {
  const of = (name: string, times: readonly number[]): Figure[] => [
    { name: `${name}: median`, value: median(times), unit: "ms" },
    { name: `${name}: 95th percentile`, value: percentile(times, 95), unit: "ms" },
    { name: `${name}: deliveries`, value: times.length, unit: "count" },
  ];
  return [
    ...of("embedded", took.embedded),
    ...of("mosquitto", took.mosquitto),
    {
      name: "95th percentile, embedded to mosquitto",
      value: median(ratios),
      unit: "times",
      limit: ratioLimit,
    },
  ];
}

/** A publisher and its readers; without a broker of its own the publisher is the broker. */
async function openLine(broker?: { url: string; readUrl: string }): Promise<Line> {
  const publisher = run("broker-process.ts", broker === undefined ? [] : [broker.url]);
  const { port } = await told<{ port: number | null }>(publisher, "ready");
  const readUrl = broker?.readUrl ?? `ws://127.0.0.1:${port}/realtime`;
  const readers = run("readers-process.ts", [readUrl, String(clients)]);
  await told(readers, "ready");
  return {
    async takeTurn() {
      const published = told(publisher, "published");
      publisher.send({ count: messages, every });
      await published;
      await pause(settle);
      const times = told<{ took: number[] }>(readers, "times");
      readers.send("report");
      const { took } = await times;
      const expected = clients * messages;
      if (took.length === expected) return took;
      throw new Error(`Of ${expected} deliveries ${took.length} arrived.`);
    },
    end() {
      publisher.kill();
      readers.kill();
    },
  };
}

function run(file: string, args: readonly string[]): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), args, { serialization: "advanced" });
}
