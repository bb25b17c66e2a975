import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { pause } from "../shared/browser.ts";
import { nextMessage } from "../shared/next-message.ts";
import type { Figure, Report } from "../shared/report.ts";
import { median, percentile } from "../shared/statistics.ts";
import { startMosquitto } from "./mosquitto.ts";

/** A thousand clients that read one event: from publishing to each client's receipt. */

const clients = 1_000;
const messages = 50;
/** Milliseconds between two messages: ten changes a second, ten thousand deliveries. */
const every = 100;
/** Milliseconds to wait for the last deliveries. */
const settle = 1_000;
/** The embedded broker's 95th percentile may be this many times Mosquitto's. */
const ratioLimit = 3;

interface Line {
  /** Publishes the messages once; resolves with the delay of each delivery, in milliseconds. */
  measureTurn(): Promise<number[]>;
  end(): void;
}

/** Runs the bench: both brokers in turns, with all clients connected throughout. */
export async function fanOut(turns: number): Promise<Report> {
  const mosquitto = await startMosquitto();
  const lines: Line[] = [];
  const delays = { embedded: [] as number[], mosquitto: [] as number[] };
  const ratios: number[] = [];
  try {
    const embedded = await openLine();
    lines.push(embedded);
    const other = await openLine(mosquitto);
    lines.push(other);
    for (let turn = 0; turn < turns; turn += 1) {
      const [own, theirs] = [await embedded.measureTurn(), await other.measureTurn()];
      delays.embedded.push(...own);
      delays.mosquitto.push(...theirs);
      ratios.push(percentile(own, 95) / percentile(theirs, 95));
    }
  } finally {
    for (const line of lines) line.end();
    await mosquitto.end();
  }
  const conditions = { turns, clients, messages, "messages a second": 1_000 / every };
  return { name: "fan-out", conditions, figures: figuresOf(delays, ratios) };
}

function figuresOf(
  delays: { embedded: readonly number[]; mosquitto: readonly number[] },
  ratios: readonly number[],
): Figure[] {
  const of = (name: string, times: readonly number[]): Figure[] => [
    { name: `${name}: median`, value: median(times), unit: "ms" },
    { name: `${name}: 95th percentile`, value: percentile(times, 95), unit: "ms" },
    { name: `${name}: deliveries`, value: times.length, unit: "count" },
  ];
  return [
    ...of("embedded", delays.embedded),
    ...of("mosquitto", delays.mosquitto),
    {
      name: "95th percentile, embedded to mosquitto",
      value: median(ratios),
      unit: "times",
      limit: ratioLimit,
    },
  ];
}

/** A publisher and its readers; without an external broker the publisher is the broker. */
async function openLine(broker?: { url: string; readUrl: string }): Promise<Line> {
  const publisher = run("broker-process.ts", broker === undefined ? [] : [broker.url]);
  const { port } = await nextMessage<{ port: number | null }>(publisher, "ready");
  const readUrl = broker?.readUrl ?? `ws://127.0.0.1:${port}/realtime`;
  const readers = run("readers-process.ts", [readUrl, String(clients)]);
  await nextMessage(readers, "ready");
  return {
    async measureTurn() {
      const published = nextMessage(publisher, "published");
      publisher.send({ count: messages, every });
      await published;
      await pause(settle);
      const times = nextMessage<{ delays: number[] }>(readers, "times");
      readers.send("report");
      const { delays } = await times;
      const expected = clients * messages;
      if (delays.length === expected) return delays;
      throw new Error(`Of ${expected} deliveries ${delays.length} arrived.`);
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
