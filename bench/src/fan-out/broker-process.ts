import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Broker, createBroker } from "@grandstand/sandbox/src/edge/broker/broker.ts";
import { createRemoteBroker } from "@grandstand/sandbox/src/edge/broker/remote-broker.ts";
import { bookmaker, changeMessage, topic } from "./messages.ts";

/**
 * The publishing side, in a process of its own. With an address it publishes through the broker at that
 * address; without one it is the broker. On the message `{count, every}` it publishes `count` messages,
 * one every `every` milliseconds, and reports when they are sent.
 */
const [url] = process.argv.slice(2);

async function embedded(): Promise<{ broker: Broker; port: number }> {
  const broker = await createBroker({ bookmaker, onRead: () => undefined });
  const server = createServer();
  server.on("upgrade", broker.upgrade);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { broker, port: (server.address() as AddressInfo).port };
}

const { broker, port } =
  url === undefined
    ? await embedded()
    : {
        broker: await createRemoteBroker({
          url,
          bookmaker,
          isOffered: () => true,
          onReturn: () => undefined,
        }),
        port: null,
      };

process.on("message", ({ count, every }: { count: number; every: number }) => {
  let sequence = 0;
  const timer = setInterval(() => {
    sequence += 1;
    broker.publish(topic, changeMessage(sequence), false);
    if (sequence < count) return;
    clearInterval(timer);
    process.send?.({ kind: "published" });
  }, every);
});
process.send?.({ kind: "ready", port });
