import { setTimer } from "../browser/browser.ts";
import { type Line, type LineTimes, openLine } from "./line.ts";
import { createReconnect } from "./reconnect.ts";
import { createTopicBatch } from "./topic-batch.ts";

/** The way to the broker, over one line after the other; topics are subscribed again whenever one opens. */
export interface Socket {
  subscribe(topics: readonly string[]): void;
  unsubscribe(topics: readonly string[]): void;
  close(): void;
}

export interface SocketHandlers {
  readonly onOpen: () => void;
  readonly onMessage: (topic: string, payload: string) => void;
  /** The line broke, or could not be opened. It is tried again automatically. */
  readonly onBreak: () => void;
}

export type OpenSocket = (url: string, handlers: SocketHandlers) => Socket;

interface SocketDependencies extends LineTimes {
  /** Between 0 and 1. */
  readonly random: () => number;
}

/** Makes the function that opens the way to a broker, and opens a new line whenever one ends. */
export function createSocketOpener({ random, ...times }: SocketDependencies): OpenSocket {
  return (url, handlers) => {
    const reconnect = createReconnect(times.now, random);
    let line: Line | null = null;
    let cancel = () => {};
    const batch = createTopicBatch({
      subscribe: (topics) => line?.subscribe(topics),
      unsubscribe: (topics) => line?.unsubscribe(topics),
    });

    function open() {
      line = openLine(url, times, {
        onOpen() {
          reconnect.opened();
          handlers.onOpen();
        },
        onMessage(topic, payload) {
          reconnect.received();
          handlers.onMessage(topic, payload);
        },
        onEnd() {
          batch.clear();
          cancel = times.setTimer(open, reconnect.nextDelay());
          handlers.onBreak();
        },
      });
    }

    open();
    return {
      subscribe: batch.join,
      unsubscribe: batch.leave,
      close() {
        batch.clear();
        cancel();
        line?.close();
      },
    };
  };
}

/** Opens the way to the broker in a browser; its code is loaded only now, after first paint. */
export const openMqttSocket: OpenSocket = createSocketOpener({
  now: () => performance.now(),
  random: Math.random,
  setTimer,
});
