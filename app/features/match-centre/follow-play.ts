import {
  type PlayDelta,
  type PlaySnapshot,
  playDeltaSchema,
  playSnapshotSchema,
  playTopics,
} from "@grandstand/contract/match-centre";
import type { SportPlay } from "@grandstand/contract/sport-play";
import { type GenericSchema, safeParse } from "valibot";
import { createEventSequence } from "../../core/realtime/event-sequence.ts";
import type { TopicReader } from "../../core/realtime/odds-feed.ts";
import type { Site } from "../../core/site/site.ts";

/** What a match has come to after a delta; what it does not speak of stays the same object. */
export function withDelta(play: PlaySnapshot, delta: PlayDelta): PlaySnapshot {
  const { incidents, momentum, sport, ...rest } = delta;
  return {
    ...play,
    ...rest,
    ...(incidents && { incidents: [...play.incidents, ...incidents] }),
    ...(momentum && { momentum: withMinutes(play.momentum, momentum) }),
    ...(sport && { sport: withSport(play.sport, sport) }),
  };
}

/** Sets or maps that are known, with those of a delta instead of the ones of their numbers. */
function withNumbered<Part extends { readonly number: number }>(
  known: readonly Part[] = [],
  now: readonly Part[] = [],
): Part[] {
  const parts = new Map([...known, ...now].map((part) => [part.number, part]));
  return [...parts.values()].sort((one, other) => one.number - other.number);
}

function withSport(known: SportPlay | undefined, now: SportPlay): SportPlay {
  if (now.kind === "tennis") {
    const before = known?.kind === "tennis" ? known : null;
    return { ...before, ...now, sets: withNumbered(before?.sets, now.sets) };
  }
  const before = known?.kind === "esports" ? known : null;
  return { ...before, ...now, maps: withNumbered(before?.maps, now.maps) };
}

function withMinutes(
  known: PlaySnapshot["momentum"],
  minutes: NonNullable<PlayDelta["momentum"]>,
): NonNullable<PlaySnapshot["momentum"]> {
  return {
    first: withHalf(known?.first ?? [], minutes, 1),
    second: withHalf(known?.second ?? [], minutes, 2),
  };
}

function withHalf(
  known: number[],
  minutes: NonNullable<PlayDelta["momentum"]>,
  half: 1 | 2,
): number[] {
  const own = minutes.filter(([each]) => each === half);
  if (own.length === 0) return known;
  const values = [...known];
  for (const [, minute, value] of own) {
    // A minute that is not said had no pressure.
    while (values.length < minute) values.push(0);
    values[minute] = value;
  }
  return values;
}

/**
 * Follows what happens in a match on the live line, in the order of its sequence and at the page's pace, from what the
 * page came with. Where a message is missing the retained snapshot is requested again. Returns the end of it.
 */
export function followPlay(
  { feed, pace, configuration }: Pick<Site, "feed" | "pace" | "configuration">,
  eventId: string,
  initial: PlaySnapshot | null,
  onPlay: (play: PlaySnapshot) => void,
): () => void {
  const topics = playTopics(configuration.bookmaker, eventId);
  const [, snapshotTopic] = topics;
  const sequence = createEventSequence<PlaySnapshot, PlayDelta>();
  if (initial) sequence.applySnapshot(initial);
  let play = initial;

  function show(next: PlaySnapshot) {
    play = next;
    pace.schedule(eventId, () => onPlay(next));
  }

  function apply(step: ReturnType<typeof sequence.applySnapshot>) {
    if (step.kind === "replace") show(step.deltas.reduce(withDelta, step.snapshot));
    else if (step.kind === "apply" && play) show(withDelta(play, step.delta));
    else if (step.kind === "gap") feed.read(reader);
  }

  const reader: TopicReader = {
    topics,
    onBreak: sequence.lose,
    onMessage(topic, payload) {
      // The operator offers the event no more: what was shown stays.
      if (payload === "") return true;
      if (topic === snapshotTopic) {
        const snapshot = readMessage(playSnapshotSchema, payload);
        if (snapshot) apply(sequence.applySnapshot(snapshot));
        return snapshot !== null;
      }
      const delta = readMessage(playDeltaSchema, payload);
      if (delta) apply(sequence.applyDelta(delta));
      return delta !== null;
    },
  };
  return feed.read(reader);
}

function readMessage<Message>(
  schema: GenericSchema<unknown, Message>,
  payload: string,
): Message | null {
  try {
    const parsed = safeParse(schema, JSON.parse(payload));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
