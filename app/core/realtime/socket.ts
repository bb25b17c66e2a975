import { loadCodeNow } from "@grandstand/ui/load-code";
import { createReconnect } from "./reconnect.ts";
import { createTopicBatch } from "./topic-batch.ts";

const loadMqtt = () => import("u8-mqtt/esm/web/basic-v4.js");

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

/** Opens an MQTT 3.1.1 connection over WebSocket. The library is loaded only now, after first paint. */
export const openMqttSocket: OpenSocket = (url, handlers) => {
  let isClosed = false;
  const reconnect = createReconnect(() => performance.now(), Math.random);
  let client: import("u8-mqtt/esm/web/basic-v4.js").MqttClient | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const decoder = new TextDecoder();
  const batch = createTopicBatch({
    subscribe: (topics) => client?.subscribe([...topics]),
    unsubscribe: (topics) => client?.unsubscribe([...topics]),
  });

  async function open() {
    let isBroken = false;
    const onBreak = () => {
      if (isBroken) return;
      isBroken = true;
      breakDown();
    };
    try {
      const { mqtt_v4 } = await loadCodeNow(loadMqtt);
      if (isClosed) return;
      const opened = mqtt_v4({
        on_mqtt_type: {
          mqtt_publish({ topic, payload }) {
            reconnect.received();
            handlers.onMessage(topic, decoder.decode(payload));
          },
        },
      });
      opened.with({
        on_disconnect: onBreak,
        on_error: onBreak,
        log_conn: () => undefined,
      });
      // Each line begins with no topics, and each tab has a name of its own: a copied tab has the storage of the first.
      const client_id = Math.random().toString(36).slice(2);
      const flags = { clean_start: true };
      await opened.with_websock(url).connect({ client_id, flags, keep_alive: 30 });
      client = opened;
    } catch {
      // Its code can be missing for a moment as the broker can: both are tried again.
      return onBreak();
    }
    reconnect.opened();
    handlers.onOpen();
  }

  function breakDown() {
    client = null;
    batch.clear();
    if (isClosed) return;
    handlers.onBreak();
    timer = setTimeout(open, reconnect.nextDelay());
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
