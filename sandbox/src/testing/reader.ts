import { generate, type Packet, parser } from "mqtt-packet";
import { WebSocket } from "ws";

export interface ReadMessage {
  topic: string;
  payload: string;
  retain: boolean;
}

/** A reader of the broker, for tests: raw MQTT 3.1.1 over WebSocket. */
export interface Reader {
  /** Subscribes and resolves with what the broker granted; 128 is a refusal. */
  subscribe(topics: readonly string[]): Promise<number[]>;
  /** Ends the subscriptions; resolves when the broker has confirmed. */
  unsubscribe(topics: readonly string[]): Promise<void>;
  publish(topic: string, payload: string): void;
  messages: ReadMessage[];
  /** Resolves with the first message, past or future, that matches. */
  next(fits: (message: ReadMessage) => boolean): Promise<ReadMessage>;
  closed: Promise<void>;
  close(): void;
}

interface ReaderOptions {
  origin?: string;
}

function openSocket(url: string, { origin }: ReaderOptions): Promise<WebSocket> {
  const socket = new WebSocket(url, ["mqtt"], origin === undefined ? {} : { origin });
  return new Promise((resolve, reject) => {
    socket.once("open", () => resolve(socket));
    socket.once("error", reject);
  });
}

/** Connects to `ws://…/realtime`. Rejects where the socket is refused. */
export async function createReader(url: string, options: ReaderOptions = {}): Promise<Reader> {
  const socket = await openSocket(url, options);
  const messages: ReadMessage[] = [];
  const listeners = new Set<(packet: Packet) => void>();
  const reading = parser({ protocolVersion: 4 });
  const waitFor = <Found>(find: (packet: Packet) => Found | undefined) =>
    new Promise<Found>((resolve) => {
      const listener = (packet: Packet) => {
        const found = find(packet);
        if (found === undefined) return;
        listeners.delete(listener);
        resolve(found);
      };
      listeners.add(listener);
    });
  reading.on("packet", (packet: Packet) => {
    if (packet.cmd === "publish") {
      const { topic, retain } = packet;
      messages.push({ topic, retain, payload: packet.payload.toString() });
    }
    for (const listener of [...listeners]) listener(packet);
  });
  socket.on("message", (data) => reading.parse(data as Buffer));
  socket.on("error", () => {});
  const send = (packet: Packet) => socket.send(generate(packet));
  const connected = waitFor((packet) => (packet.cmd === "connack" ? true : undefined));
  const clientId = `reader-${Math.random().toString(36).slice(2)}`;
  send({ cmd: "connect", clientId, protocolVersion: 4, clean: true, keepalive: 0 });
  await connected;

  let messageId = 0;
  return {
    subscribe(topics) {
      messageId += 1;
      const id = messageId;
      const granted = waitFor((packet) =>
        packet.cmd === "suback" && packet.messageId === id
          ? (packet.granted as number[])
          : undefined,
      );
      const subscriptions = topics.map((topic) => ({ topic, qos: 0 as const }));
      send({ cmd: "subscribe", messageId: id, subscriptions });
      return granted;
    },
    async unsubscribe(topics) {
      messageId += 1;
      const id = messageId;
      const done = waitFor((packet) =>
        packet.cmd === "unsuback" && packet.messageId === id ? true : undefined,
      );
      send({ cmd: "unsubscribe", messageId: id, unsubscriptions: [...topics] });
      await done;
    },
    publish: (topic, payload) =>
      send({ cmd: "publish", topic, payload, qos: 0, dup: false, retain: false }),
    messages,
    async next(fits) {
      const past = messages.find(fits);
      if (past) return past;
      return waitFor(() => messages.find(fits));
    },
    closed: new Promise((resolve) => {
      socket.once("close", () => resolve());
    }),
    close: () => socket.terminate(),
  };
}
