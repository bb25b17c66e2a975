import { createReader } from "@grandstand/sandbox/src/testing/reader.ts";
import { preciseNow, topic } from "./messages.ts";

/**
 * The readers, in a process of their own: so many MQTT clients over WebSocket, each with the topic.
 * Told `report`, it answers how many milliseconds each message took to each of them.
 */
const [url = "", count = "0"] = process.argv.slice(2);
/** Connections that are opened at once: a broker's queue of new ones is short. */
const together = 50;

const took: number[] = [];

async function connect(): Promise<void> {
  const reader = await createReader(url);
  const granted = await reader.subscribe([topic]);
  if (granted[0] === 128) throw new Error("A reader was refused the topic.");
  void reader.next(({ payload }) => {
    took.push(preciseNow() - (JSON.parse(payload) as { at: number }).at);
    reader.messages.length = 0;
    return false;
  });
}

for (let open = 0; open < Number(count); open += together) {
  const some = Math.min(together, Number(count) - open);
  await Promise.all(Array.from({ length: some }, connect));
}
process.on("message", () => {
  process.send?.({ kind: "times", took: took.splice(0) });
});
process.send?.({ kind: "ready" });
