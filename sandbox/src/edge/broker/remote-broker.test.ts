import { type AddressInfo, createServer } from "node:net";
import {
  decodeMessage,
  eventTopic,
  heartbeatTopic,
  type RealtimeMessage,
} from "@grandstand/contract/realtime";
import { connectAsync, type MqttClient } from "mqtt";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import {
  type OtherBroker,
  startCuttableWay,
  startOtherBroker,
} from "../../testing/other-broker.ts";
import { type Sandbox, startSandbox, startTimeout } from "../../testing/start-sandbox.ts";
import { createRemoteBroker } from "./remote-broker.ts";

const bookmaker = "grandstand";

/** Resolves with the first matching message on the topic. */
function nextMessage(
  reader: MqttClient,
  topic: string,
  fits: (payload: string) => boolean = () => true,
): Promise<string> {
  return new Promise((resolve) => {
    const listen = (name: string, payload: Buffer) => {
      if (name !== topic || !fits(payload.toString())) return;
      reader.off("message", listen);
      resolve(payload.toString());
    };
    reader.on("message", listen);
    reader.subscribe(topic);
  });
}

function read(topic: string, payload: string): RealtimeMessage {
  const decoded = decodeMessage(topic, payload);
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.value;
}

describe("another broker", () => {
  let other: OtherBroker;
  let reader: MqttClient;
  let sandbox: Sandbox | undefined;

  beforeAll(async () => {
    other = await startOtherBroker();
    reader = await connectAsync(other.url);
  });
  afterEach(async () => {
    await sandbox?.close();
    sandbox = undefined;
  });
  afterAll(async () => {
    await reader.endAsync();
    await other.kill();
  });

  it(
    "[BROKER-11] carries snapshots, changes and the heartbeat; the sandbox opens no socket",
    async () => {
      sandbox = await startSandbox({ brokerUrl: other.url });
      const snapshotTopic = eventTopic(bookmaker, "anderlecht", "snapshot");
      const deltaTopic = eventTopic(bookmaker, "anderlecht", "delta");
      expect(read(snapshotTopic, await nextMessage(reader, snapshotTopic))).toMatchObject({
        kind: "snapshot",
        eventId: "anderlecht",
      });
      await nextMessage(reader, heartbeatTopic(bookmaker));
      const change = nextMessage(reader, deltaTopic);
      sandbox.world.setOdds("a-home", 2.6);
      expect(read(deltaTopic, await change)).toMatchObject({
        kind: "delta",
        eventId: "anderlecht",
      });

      const socket = new WebSocket(`${sandbox.base.replace("http", "ws")}/realtime`, ["mqtt"]);
      const status = await new Promise((resolve) => {
        socket.on("error", () => {});
        socket.on("unexpected-response", (_request, response) => resolve(response.statusCode));
      });
      expect(status).toBe(404);
    },
    startTimeout,
  );

  it(
    "[BROKER-12] keeps no snapshot of an event that an earlier run published",
    async () => {
      const left = eventTopic(bookmaker, "left-over", "snapshot");
      await reader.publishAsync(left, "{}", { retain: true });
      const gone = nextMessage(reader, left, (payload) => payload === "");
      sandbox = await startSandbox({ brokerUrl: other.url });
      await expect(gone).resolves.toBe("");
    },
    startTimeout,
  );

  it("[BROKER-13] ends the start where it can't be reached", async () => {
    const nowhere = createServer();
    await new Promise<void>((resolve) => nowhere.listen(0, "127.0.0.1", resolve));
    const { port } = nowhere.address() as AddressInfo;
    await new Promise((resolve) => nowhere.close(resolve));
    const url = `mqtt://127.0.0.1:${port}`;
    await expect(
      createRemoteBroker({ url, bookmaker, isOffered: () => true, onReturn() {} }),
    ).rejects.toThrow(url);
  });

  it(
    "[BROKER-18] gets every snapshot again once the line to it is back, before the next heartbeat",
    async () => {
      const way = await startCuttableWay(Number(new URL(other.url).port));
      sandbox = await startSandbox({ brokerUrl: `mqtt://127.0.0.1:${way.port}` });
      const snapshotTopic = eventTopic(bookmaker, "anderlecht", "snapshot");
      await nextMessage(reader, snapshotTopic);
      await nextMessage(reader, heartbeatTopic(bookmaker));
      way.cut();
      sandbox.world.suspendEvent("anderlecht", true);
      const received: string[] = [];
      reader.on("message", (topic) => received.push(topic));
      const state = nextMessage(reader, snapshotTopic, (text) => text.includes('"sequence":1'));
      const beat = nextMessage(reader, heartbeatTopic(bookmaker));
      way.mend();
      expect(JSON.parse(await state)).toMatchObject({ event: { is_suspended: true } });
      await beat;
      const restated = received.slice(0, received.indexOf(heartbeatTopic(bookmaker)));
      expect(restated.filter((topic) => topic === snapshotTopic).length).toBeGreaterThan(0);
      await sandbox.close();
      sandbox = undefined;
      await way.close();
    },
    startTimeout,
  );

  it(
    "[BROKER-18] gets every snapshot again after it was restarted with nothing retained",
    async () => {
      sandbox = await startSandbox({ brokerUrl: other.url });
      await other.kill();
      await other.restart();
      const ids = sandbox.world.openEventIds();
      const late = await connectAsync(other.url);
      const topics = ids.map((id) => eventTopic(bookmaker, id, "snapshot"));
      await Promise.all(topics.map((topic) => nextMessage(late, topic)));
      await late.endAsync();
    },
    startTimeout,
  );
});

/** MQTT 3.1.1: the first byte of a packet of each kind, and the codes of an answer to a connection. */
const kinds = { connect: 0x10, connectAnswer: 0x20, subscribe: 0x82, subscribeAnswer: 0x90 };
const codes = { accepted: 0, unavailable: 3 };

/** A broker that answers each connection with the next code, and can close the one that it has. */
async function startMoodyBroker(answers: readonly number[]) {
  let tries = 0;
  let close = () => {};
  const server = createServer((socket) => {
    const code = answers[tries] ?? codes.accepted;
    tries += 1;
    close = () => socket.destroy();
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      if (bytes[0] === kinds.connect) socket.write(Buffer.of(kinds.connectAnswer, 2, 0, code));
      if (bytes[0] !== kinds.subscribe) return;
      const [high = 0, low = 0] = bytes.subarray(2);
      socket.write(Buffer.of(kinds.subscribeAnswer, 3, high, low, 0));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const end = () => new Promise((resolve) => server.close(resolve));
  return { url: `mqtt://127.0.0.1:${port}`, cut: () => close(), tries: () => tries, end };
}

describe("a broker that refuses the line for a moment", () => {
  it("[BROKER-19] is tried again until it accepts it", async () => {
    const other = await startMoodyBroker([codes.accepted, codes.unavailable, codes.unavailable]);
    const onReturn = vi.fn();
    const { url } = other;
    const broker = await createRemoteBroker({ url, bookmaker, isOffered: () => true, onReturn });
    other.cut();
    await vi.waitFor(() => expect(onReturn).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect(other.tries()).toBe(4);
    other.cut();
    await Promise.all([broker.close(), other.end()]);
  });
});
