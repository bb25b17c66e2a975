import { createReader } from "@grandstand/sandbox/src/testing/reader.ts";
import { preciseNow, topic } from "./messages.ts";

/**
 * The readers, in a process of their own: `count` MQTT clients over WebSocket, each subscribed to the
 * topic. On the message `report` it answers with the delay of each delivery, in milliseconds.
 */
const [url = "", count = "0"] = process.argv.slice(2);
/** Connections that are opened at once: a broker's queue of new connections is short. */
const together = 50;

const delays: number[] = [];

async function connect(): Promise<void> {
  const reader = await createReader(url);
  const granted = await reader.subscribe([topic]);
  if (granted[0] === 128) throw new Error("A reader was refused the topic.");
  void reader.next(({ payload }) => {
    delays.push(preciseNow() - (JSON.parse(payload) as { at: number }).at);
    reader.messages.length = 0;
    return false;
  });
}

for (let open = 0; open < Number(count); open += together) {
  const some = Math.min(together, Number(count) - open);
  await Promise.all(Array.from({ length: some }, connect));
}
process.on("message", () => {
  process.send?.({ kind: "times", delays: delays.splice(0) });
});
process.send?.({ kind: "ready" });
