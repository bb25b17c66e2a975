import { randomUUID } from "node:crypto";
import * as v from "valibot";

/**
 * `delay` waits before the call runs, `delay-answer` after it; `drop-request` cuts the connection
 * before it, `drop-answer` after it; `fail` answers an error instead of it, `fail-after` after it
 * has run; `duplicate` runs it twice, as a network that delivers a request twice does; `crash`
 * kills the sandbox between a bet's debit and the bet.
 */
export const faultKinds = [
  "delay",
  "delay-answer",
  "drop-request",
  "drop-answer",
  "duplicate",
  "fail",
  "fail-after",
  "crash",
] as const;

export const faultSchema = v.object({
  kind: v.picklist(faultKinds),
  /** The name of a call in the contract, or `*` for every call. */
  call: v.string(),
  username: v.optional(v.string()),
  /** How many requests it affects before it is removed. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** For the delays. */
  milliseconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 1_000),
  /** For the failures. */
  status: v.optional(v.picklist([429, 500, 502, 503, 504]), 500),
});
export type Fault = v.InferOutput<typeof faultSchema>;
export type ArmedFault = Fault & { id: string };

/** Faults that wait for a matching request. */
export interface Faults {
  arm(fault: Fault): ArmedFault;
  list(): readonly ArmedFault[];
  clear(): void;
  /** Returns the armed faults that match, oldest first, and lowers the count of each by one. */
  strike(
    moment: "request" | "transaction",
    call: string,
    username: string | null,
  ): readonly Fault[];
}

export function createFaults(): Faults {
  let armed: ArmedFault[] = [];
  return {
    arm(fault) {
      const entry = { ...fault, id: randomUUID() };
      armed.push(entry);
      return entry;
    },
    list: () => armed,
    clear() {
      armed = [];
    },
    strike(moment, call, username) {
      const struck = armed.filter(
        (fault) =>
          (fault.kind === "crash") === (moment === "transaction") &&
          (fault.call === "*" || fault.call === call) &&
          (fault.username === undefined || fault.username === username),
      );
      armed = armed
        .map((fault) => (struck.includes(fault) ? { ...fault, times: fault.times - 1 } : fault))
        .filter((fault) => fault.times > 0);
      return struck;
    },
  };
}
