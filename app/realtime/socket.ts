import { createTopicBatch } from "./topic-batch.ts";

/** An open line to the broker; topics are subscribed anew whenever it opens. */
export interface Socket {
  subscribe(topics: readonly string[]): void;
  unsubscribe(topics: readonly string[]): void;
  close(): void;
}

export interface SocketHandlers {
  readonly onOpen: () => void;
  readonly onMessage: (topic: string, payload: string) => void;
  /** The line broke, or could not be opened. It is tried again by itself. */
  readonly onBreak: () => void;
}

export type OpenSocket = (url: string, handlers: SocketHandlers) => Socket;

const firstDelay = 1_000;
const longestDelay = 30_000;

/**
 * Milliseconds before the next try: doubling up to 30 s, with half of it at random, so that a
 * thousand pages that lost the same broker don't all come back at once.
 */
export function reconnectDelay(tries: number, random: () => number): number {
  const delay = Math.min(firstDelay * 2 ** tries, longestDelay);
  return delay / 2 + (delay / 2) * random();
}

/** Opens an MQTT 3.1.1 connection over WebSocket. The library is loaded only now, after first paint. */
export const openMqttSocket: OpenSocket = (url, handlers) => {
  let isClosed = false;
  let tries = 0;
  let client: import("u8-mqtt/esm/web/basic-v4.js").MqttClient | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const decoder = new TextDecoder();
  const batch = createTopicBatch({
    subscribe: (topics) => void client?.subscribe([...topics]).catch(() => undefined),
    unsubscribe: (topics) => void client?.unsubscribe([...topics]).catch(() => undefined),
  });

  async function open() {
    const { mqtt_v4 } = await import("u8-mqtt/esm/web/basic-v4.js");
    if (isClosed) return;
    const opened = mqtt_v4({
      on_mqtt_type: {
        mqtt_publish: ({ topic, payload }) => handlers.onMessage(topic, decoder.decode(payload)),
      },
    });
    let isBroken = false;
    const onBreak = () => {
      if (isBroken) return;
      isBroken = true;
      breakDown();
    };
    opened.with({
      on_disconnect: onBreak,
      on_error: onBreak,
      log_conn: () => undefined,
    });
    try {
      await opened.with_websock(url).connect({ keep_alive: 30 });
    } catch {
      return onBreak();
    }
    client = opened;
    tries = 0;
    handlers.onOpen();
  }

  function breakDown() {
    client = null;
    batch.clear();
    if (isClosed) return;
    handlers.onBreak();
    timer = setTimeout(open, reconnectDelay(tries, Math.random));
    tries += 1;
  }

  open();
  return {
    subscribe: batch.join,
    unsubscribe: batch.leave,
    close() {
      isClosed = true;
      batch.clear();
      clearTimeout(timer);
      client?.disconnect().catch(() => undefined);
    },
  };
};
