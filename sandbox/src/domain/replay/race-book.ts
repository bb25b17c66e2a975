import type { MarketDefinition, RecordedMessage } from "./recording.ts";

/** A runner in the state that the recording has reached. */
export interface BookRunner {
  id: number;
  name: string;
  status: "ACTIVE" | "REMOVED" | "WINNER" | "LOSER";
  /** Last traded price, decimal; null until one was traded. */
  price: number | null;
}

/** What is known of a recorded market after some of its messages. */
export interface RaceBook {
  status: string;
  isInPlay: boolean;
  runners: readonly BookRunner[];
}

export const emptyBook: RaceBook = { status: "SUSPENDED", isInPlay: false, runners: [] };

function mergeRunners(known: readonly BookRunner[], definition: MarketDefinition): BookRunner[] {
  return [...definition.runners]
    .sort((one, two) => one.sortPriority - two.sortPriority)
    .map(({ id, name, status }) => {
      const before = known.find((runner) => runner.id === id);
      return { id, name: name ?? before?.name ?? String(id), status, price: before?.price ?? null };
    });
}

/** The book after one more message; an image replaces it. */
export function applyMessage(book: RaceBook, message: RecordedMessage): RaceBook {
  const known = message.isImage ? emptyBook : book;
  const { definition } = message;
  const runners = definition ? mergeRunners(known.runners, definition) : known.runners;
  const prices = new Map(message.prices.map(({ runner, price }) => [runner, price]));
  return {
    status: definition?.status ?? known.status,
    isInPlay: definition?.inPlay ?? known.isInPlay,
    runners: runners.map((runner) => ({
      ...runner,
      price: prices.get(runner.id) ?? runner.price,
    })),
  };
}
