import { topicBatch } from "../intervals.ts";

/** What a batch sends its packets by; each ends with the broker's confirmation, or when none is awaited any more. */
export interface TopicSender {
  subscribe(topics: readonly string[]): Promise<unknown> | undefined;
  unsubscribe(topics: readonly string[]): Promise<unknown> | undefined;
}

export interface TopicBatch {
  join(topics: readonly string[]): void;
  leave(topics: readonly string[]): void;
  /** Forgets what was not sent yet: the line broke, and whatever is wanted is requested again. */
  clear(): void;
}

/** The most topics in one packet, so that none gets large. */
export const batchSize = 100;

/**
 * Gathers the topics that a page comes to show and leaves behind. A broker cuts off a client that sends it a packet for
 * each of them, and a person who scrolls passes hundreds. No packet leaves before those of the interval before are
 * confirmed: a broker may apply two in either order, and would end what is wanted.
 */
export function createTopicBatch(sender: TopicSender): TopicBatch {
  const joining = new Set<string>();
  const leaving = new Set<string>();
  /** Set from the first change until everything that was sent with it is confirmed. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush() {
    const flushed = timer;
    const sent = [
      ...packets(leaving).map(sender.unsubscribe),
      ...packets(joining).map(sender.subscribe),
    ];
    leaving.clear();
    joining.clear();
    await Promise.allSettled(sent);
    if (timer !== flushed) return;
    timer = undefined;
    if (joining.size + leaving.size > 0) schedule();
  }

  function schedule() {
    timer ??= setTimeout(flush, topicBatch);
  }

  return {
    join(topics) {
      for (const topic of topics) {
        // Subscribing alone has a retained message sent again: nothing has to be left first (MQTT-3.8.4-3).
        leaving.delete(topic);
        joining.add(topic);
      }
      schedule();
    },
    leave(topics) {
      for (const topic of topics) {
        joining.delete(topic);
        leaving.add(topic);
      }
      schedule();
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      joining.clear();
      leaving.clear();
    },
  };
}

function packets(topics: ReadonlySet<string>): readonly string[][] {
  const all = [...topics];
  const count = Math.ceil(all.length / batchSize);
  return Array.from({ length: count }, (_, at) => all.slice(at * batchSize, (at + 1) * batchSize));
}
