import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eventTopic, heartbeatTopic } from "@grandstand/contract/realtime";
import { afterEach, describe, expect, it } from "vitest";
import { createReader } from "../../testing/reader.ts";
import { createBroker } from "./broker.ts";

const bookmaker = "grandstand";
const snapshot = eventTopic(bookmaker, "anderlecht", "snapshot");
const heartbeat = heartbeatTopic(bookmaker);
const closing: (() => unknown)[] = [];

async function startBroker() {
  const broker = await createBroker({ bookmaker, onRead: () => {} });
  const server = createServer();
  server.on("upgrade", broker.upgrade);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(broker.close, () => server.close());
  const { port } = server.address() as AddressInfo;
  return { broker, url: `ws://127.0.0.1:${port}` };
}

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe("the order of what a reader gets", () => {
  it("[BROKER-16] drops no retained message for one that was sent right after it", async () => {
    const { broker, url } = await startBroker();
    const reader = await createReader(url);
    closing.push(reader.close);
    await reader.subscribe([snapshot, heartbeat]);
    for (let round = 1; round <= 50; round += 1) {
      broker.publish(snapshot, `state ${round}`, true);
      broker.publish(heartbeat, `beat ${round}`, false);
    }
    await reader.next(({ payload }) => payload === "beat 50");
    const states = reader.messages.filter(({ topic }) => topic === snapshot);
    expect(states).toHaveLength(50);
  });
});
