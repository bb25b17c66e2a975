import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { playTopics } from "@grandstand/contract/match-centre";
import { bookmakerTopic, eventTopics, heartbeatTopic } from "@grandstand/contract/realtime";
import { Aedes } from "aedes";
import { type WebSocket, WebSocketServer } from "ws";
import { createPacketStream } from "./packet-stream.ts";
import type { Publish } from "./publish.ts";

/** The largest message that a client may send, in bytes: readers only subscribe. */
const largestMessage = 16 * 1024;
/** The most messages that a client may send within `rateWindow` milliseconds. */
const mostMessages = 400;
const rateWindow = 10_000;
/** The most topics that one client may read: both of a thousand events, the heartbeat and the channel. */
const mostSubscriptions = 2_002;

/** `hang`: a socket is never answered, so it neither opens nor fails. `refuse`: it fails at once. */
export type Admission = "open" | "hang" | "refuse";

/** Carries messages to readers: a broker in this process, or a connection to an external one. */
export interface Broker {
  publish: Publish;
  /** Takes over a WebSocket upgrade of an allowed origin. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  admit(admission: Admission): void;
  /** Closes every open socket; returns how many there were. */
  closeSockets(): number;
  close(): Promise<void>;
}

interface Options {
  bookmaker: string;
  /** Called before a client reads this event. */
  onRead: (eventId: string) => void;
}

/** A reader may subscribe to the heartbeat, the channel, and single events, each by its name. */
function readableEvent(bookmaker: string, topic: string): string | null | "no event" {
  if (topic === heartbeatTopic(bookmaker) || topic === bookmakerTopic(bookmaker)) return "no event";
  const eventId = topic.split("/")[3] ?? "";
  const isOne = /^[A-Za-z0-9_-]{1,64}$/.test(eventId);
  const topics = [...eventTopics(bookmaker, eventId), ...playTopics(bookmaker, eventId)];
  return isOne && topics.includes(topic) ? eventId : null;
}

function limitRate(socket: WebSocket): void {
  let since = 0;
  let count = 0;
  socket.on("message", () => {
    const now = performance.now();
    if (now - since > rateWindow) {
      since = now;
      count = 0;
    }
    count += 1;
    if (count > mostMessages) socket.close(1008, "too many messages");
  });
}

async function createEngine({ bookmaker, onRead }: Options): Promise<Aedes> {
  const subscriptions = new WeakMap<object, Set<string>>();
  const engine = await Aedes.createBroker({
    authorizePublish: (client, _packet, done) =>
      done(client === null ? null : new Error("readers don't publish")),
    authorizeSubscribe: (client, subscription, done) => {
      const eventId = readableEvent(bookmaker, subscription.topic);
      const topics = (subscriptions.get(client) ?? new Set()).add(subscription.topic);
      // A null subscription is answered as a refused one; the connection stays.
      if (eventId === null || topics.size > mostSubscriptions) {
        topics.delete(subscription.topic);
        return done(null, null);
      }
      subscriptions.set(client, topics);
      if (eventId !== "no event") onRead(eventId);
      done(null, subscription);
    },
  });
  engine.on("unsubscribe", (topics, client) => {
    for (const topic of topics) subscriptions.get(client)?.delete(topic);
  });
  return engine;
}

/** An MQTT 3.1.1 broker in this process, for readers over WebSocket. */
export async function createBroker(options: Options): Promise<Broker> {
  const engine = await createEngine(options);
  engine.on("clientError", () => {});
  engine.on("connectionError", () => {});
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has("mqtt") ? "mqtt" : false),
  });
  const hanging = new Set<Duplex>();
  let admission: Admission = "open";

  server.on("connection", (socket, request) => {
    limitRate(socket);
    const stream = createPacketStream(socket);
    stream.on("error", () => socket.terminate());
    engine.handle(stream, request);
  });

  const release = () => {
    for (const socket of hanging) socket.destroy();
    hanging.clear();
  };
  const closeSockets = () => {
    const open = [...server.clients];
    for (const socket of open) socket.terminate();
    return open.length;
  };
  return {
    publish(topic, payload, retain) {
      const send = () => {
        if (engine.closed) return;
        engine.publish(
          { cmd: "publish", topic, payload, qos: 0, dup: false, retain },
          (error) => error && console.error(`could not publish on ${topic}: ${error.message}`),
        );
      };
      // The engine stores a retained message before it sends it. A message that overtakes it would
      // make the client drop it, because a client ignores a message that is older than its last.
      if (retain) send();
      else setImmediate(send);
    },
    upgrade(request, socket, head) {
      if (admission === "hang") {
        hanging.add(socket);
        socket.on("error", () => {}).on("close", () => hanging.delete(socket));
        return;
      }
      if (admission === "refuse") {
        socket.end("HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n");
        return;
      }
      server.handleUpgrade(request, socket, head, (client) =>
        server.emit("connection", client, request),
      );
    },
    admit(next) {
      admission = next;
      if (next !== "hang") release();
    },
    closeSockets,
    async close() {
      release();
      closeSockets();
      server.close();
      await new Promise<void>((resolve) => engine.close(resolve));
    },
  };
}
