import type { World } from "../domain/world/world.ts";
import { createPublisher } from "../edge/broker/publisher.ts";

/** A message as the publisher hands it to a broker. */
export interface SentMessage {
  readonly topic: string;
  readonly payload: string;
  readonly retain: boolean;
}

/** A publisher of a world whose timers the test fires, and the messages that it published. */
export function publishByHand(world: World, bookmaker: string) {
  const jobs = new Map<number, () => void>();
  const sent: SentMessage[] = [];
  const publisher = createPublisher({
    world,
    bookmaker,
    publish: (topic, payload, retain) => sent.push({ topic, payload, retain }),
    every(milliseconds, job) {
      jobs.set(milliseconds, job);
      return () => jobs.delete(milliseconds);
    },
  });
  publisher.start();
  return {
    publisher,
    sent: sent as readonly SentMessage[],
    /** Returns what was published since the last call, and forgets it. */
    drain: () => sent.splice(0),
    turn: (milliseconds: number) => jobs.get(milliseconds)?.(),
  };
}
