import { eventTopic } from "@grandstand/contract/realtime";

export const bookmaker = "fan-out";
/** The topic of every reader: the changes of one busy event. */
export const topic = eventTopic(bookmaker, "derby", "delta");

/** Milliseconds since 1970 with their fraction, by the same clock in every process of a machine. */
export function preciseNow(): number {
  return performance.timeOrigin + performance.now();
}

/** A change of a dozen prices, as large as those of the sandbox, with the instant of sending. */
export function changeMessage(sequence: number): string {
  const outcomes = Array.from({ length: 12 }, (_, index) => [
    `derby-market-${index}-outcome`,
    Number((1.5 + index / 7).toFixed(2)),
    0,
  ]);
  return JSON.stringify({ epoch: "fan-out", sequence, at: preciseNow(), outcomes });
}
