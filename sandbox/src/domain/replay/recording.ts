import { readFileSync } from "node:fs";
import * as v from "valibot";

const runnerStatuses = ["ACTIVE", "REMOVED", "WINNER", "LOSER"] as const;

const definitionSchema = v.object({
  status: v.string(),
  inPlay: v.optional(v.boolean(), false),
  betDelay: v.optional(v.number(), 0),
  name: v.optional(v.string(), ""),
  eventName: v.optional(v.string(), ""),
  venue: v.optional(v.string()),
  countryCode: v.optional(v.string()),
  runners: v.array(
    v.object({
      id: v.number(),
      name: v.optional(v.string()),
      status: v.picklist(runnerStatuses),
      sortPriority: v.optional(v.number(), 0),
    }),
  ),
});
const messageSchema = v.object({
  pt: v.number(),
  mc: v.optional(
    v.array(
      v.object({
        id: v.string(),
        img: v.optional(v.boolean(), false),
        marketDefinition: v.optional(definitionSchema),
        rc: v.optional(v.array(v.object({ id: v.number(), ltp: v.optional(v.number()) })), []),
      }),
    ),
    [],
  ),
});

/** A market's definition in the recording. */
export type MarketDefinition = v.InferOutput<typeof definitionSchema>;

/** One message, reduced to the recorded market. */
export interface RecordedMessage {
  /** Epoch milliseconds of sending. */
  sentAt: number;
  /** It replaces all earlier state. */
  isImage: boolean;
  definition: MarketDefinition | undefined;
  /** Last traded prices, by runner. */
  prices: { runner: number; price: number }[];
}

/** The messages of one market, in the order in which they were sent. */
export type Recording = readonly RecordedMessage[];

/**
 * Reads a recorded stream, one JSON object a line; only the market of the first line counts. Throws
 * an error with the line's number where one can't be read, and on a recording without any market.
 */
export function parseRecording(text: string): Recording {
  const messages: RecordedMessage[] = [];
  let marketId: string | undefined;
  text.split("\n").forEach((line, index) => {
    if (line.trim() === "") return;
    const message = parseLine(line, index + 1);
    for (const change of message.mc) {
      marketId ??= change.id;
      if (change.id !== marketId) continue;
      messages.push({
        sentAt: message.pt,
        isImage: change.img,
        definition: change.marketDefinition,
        prices: change.rc.flatMap(({ id, ltp }) =>
          ltp === undefined ? [] : [{ runner: id, price: ltp }],
        ),
      });
    }
  });
  if (!messages.some(({ definition }) => definition !== undefined)) {
    throw new Error("The recording holds no market definition.");
  }
  return messages.sort((one, two) => one.sentAt - two.sentAt);
}

function parseLine(line: string, number: number): v.InferOutput<typeof messageSchema> {
  try {
    return v.parse(messageSchema, JSON.parse(line));
  } catch (cause) {
    throw new Error(`Line ${number} of the recording can't be read.`, { cause });
  }
}

/** Reads a recording from a file; throws as `parseRecording` does, and where the file does not exist. */
export function readRecording(file: string): Recording {
  return parseRecording(readFileSync(file, "utf8"));
}
