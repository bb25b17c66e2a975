/** What a batch sends its packets by. */
export interface TopicSender {
  subscribe(topics: readonly string[]): void;
  unsubscribe(topics: readonly string[]): void;
}

export interface TopicBatch {
  join(topics: readonly string[]): void;
  leave(topics: readonly string[]): void;
  /** Forgets what was not sent yet: the line broke, and whatever is wanted is requested anew. */
  clear(): void;
}

/** Milliseconds between two sendings: scrolling through a long list stays a few packets a second. */
export const batchInterval = 100;
/** The most topics in one packet, so that none gets large. */
export const batchSize = 100;

/**
 * Gathers the topics that a page comes to show and leaves behind. A broker cuts off who sends it a
 * packet for each of them, and a person who scrolls passes hundreds.
 */
export function createTopicBatch(sender: TopicSender): TopicBatch {
  const joining = new Set<string>();
  const leaving = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    timer = undefined;
    // First what is left: a topic in both is subscribed to anew, and its retained message comes again.
    for (const topics of packets(leaving)) sender.unsubscribe(topics);
    for (const topics of packets(joining)) sender.subscribe(topics);
    leaving.clear();
    joining.clear();
  }

  function schedule() {
    timer ??= setTimeout(flush, batchInterval);
  }

  return {
    join(topics) {
      for (const topic of topics) joining.add(topic);
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
