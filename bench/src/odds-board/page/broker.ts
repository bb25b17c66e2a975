import type { OpenSocket } from "@grandstand/app/core/realtime/socket.ts";

/** An order of the page to the broker in its worker. */
export type BrokerOrder =
  | { readonly kind: "open"; readonly prices: number }
  | { readonly kind: "subscribe" | "unsubscribe"; readonly topics: readonly string[] }
  | { readonly kind: "run"; readonly changesPerSecond: number };

/** A message of the broker. */
export interface Delivery {
  readonly topic: string;
  readonly payload: string;
}

export interface Broker {
  /** Replaces the MQTT connection of the site's feed. */
  readonly openSocket: OpenSocket;
  run(changesPerSecond: number): void;
}

/**
 * Starts the broker. Each message reaches the page as a task of its own, like a message of a socket;
 * `onReceive` is called before the page gets it.
 */
export function startBroker(prices: number, onReceive: () => void): Broker {
  const worker = new Worker(new URL("./broker.worker.ts", import.meta.url), { type: "module" });
  const order = (what: BrokerOrder) => worker.postMessage(what);
  order({ kind: "open", prices });
  return {
    openSocket(_url, handlers) {
      worker.onmessage = ({ data }: MessageEvent<Delivery>) => {
        onReceive();
        handlers.onMessage(data.topic, data.payload);
      };
      queueMicrotask(handlers.onOpen);
      return {
        subscribe: (topics) => order({ kind: "subscribe", topics }),
        unsubscribe: (topics) => order({ kind: "unsubscribe", topics }),
        close: () => worker.terminate(),
      };
    },
    run: (changesPerSecond) => order({ kind: "run", changesPerSecond }),
  };
}
