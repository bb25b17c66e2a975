import * as v from "valibot";
import { documentStatuses } from "./account.ts";
import { centsSchema } from "./entities.ts";

/** The last second of the year 9999: milliseconds are no seconds, and no date is later. */
const lastSecond = 253_402_300_799;
const secondsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lastSecond));
const noPayload = v.object({});
const movement = v.object({
  reference: v.pipe(v.string(), v.maxLength(100)),
  cents: v.pipe(centsSchema, v.minValue(1)),
});
/** Seconds since the epoch; null where there is no end, or none that is known. */
const restriction = v.object({ until: v.nullable(secondsSchema) });

interface FrameMessageRow {
  readonly direction: "frame-to-site" | "site-to-frame";
  readonly payload: v.GenericSchema;
}

/**
 * Every message between the cashier's frame and the site (A4, A8). On the wire a message is `{type, payload}`, posted to
 * the other's origin and never to `*`.
 */
export const cashierFrameMessages = {
  /** The page listens, and its first stop is there. */
  "cashier:ready": { direction: "frame-to-site", payload: noPayload },
  /** Chatter on what the page is doing: nothing follows from it. */
  "cashier:status": {
    direction: "frame-to-site",
    payload: v.object({ status: v.pipe(v.string(), v.maxLength(100)) }),
  },
  /** The height of what the page holds, in CSS pixels. */
  "cashier:size": {
    direction: "frame-to-site",
    payload: v.object({
      height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
    }),
  },
  /** A person closes it: by a button of the page, or by Escape, a key that reaches the frame alone. */
  "cashier:close": { direction: "frame-to-site", payload: noPayload },
  /** A person goes back to the bet for which they came: the site closes the cashier and shows its slip. */
  "cashier:back-to-bet": { direction: "frame-to-site", payload: noPayload },
  /** The browser keeps from a frame what the page can't do without: the page can be used in a tab alone. */
  "cashier:needs-tab": { direction: "frame-to-site", payload: noPayload },
  /** The text is for a log, and not for a person: the site has words of its own. */
  "cashier:error": {
    direction: "frame-to-site",
    payload: v.object({ text: v.pipe(v.string(), v.maxLength(500)) }),
  },
  "cashier:deposit-done": { direction: "frame-to-site", payload: movement },
  /** The amount has left the balance, and waits for a decision. */
  "cashier:withdrawal-requested": { direction: "frame-to-site", payload: movement },
  "cashier:cool-off": { direction: "frame-to-site", payload: restriction },
  /** Every session of the account has ended. */
  "cashier:self-exclusion": { direction: "frame-to-site", payload: restriction },
  "cashier:limit-changed": {
    direction: "frame-to-site",
    payload: v.object({
      kind: v.literal("deposit"),
      cents: v.pipe(centsSchema, v.minValue(0)),
      /** Seconds since the epoch when it begins to hold; null where it holds already. */
      starts_at: v.nullable(secondsSchema),
    }),
  },
  "cashier:documents-uploaded": {
    direction: "frame-to-site",
    payload: v.object({ document_status: v.picklist(documentStatuses) }),
  },
  /** The focus is to leave the page: by its start, where the site's own close button is, or by its end. */
  "cashier:leave": {
    direction: "frame-to-site",
    payload: v.object({ by: v.picklist(["start", "end"]) }),
  },
  /** The focus is to enter the page at its first or its last stop. */
  "cashier:enter": {
    direction: "site-to-frame",
    payload: v.object({ at: v.picklist(["start", "end"]) }),
  },
} as const satisfies Record<string, FrameMessageRow>;

type Rows = typeof cashierFrameMessages;
type TypesOf<Direction extends FrameMessageRow["direction"]> = {
  [Type in keyof Rows]: Rows[Type]["direction"] extends Direction ? Type : never;
}[keyof Rows];
type MessageOf<Type extends keyof Rows> = {
  [Each in Type]: { type: Each; payload: v.InferOutput<Rows[Each]["payload"]> };
}[Type];

/** What the cashier's page says to the site. */
export type CashierFrameMessage = MessageOf<TypesOf<"frame-to-site">>;
/** What the site says to the cashier's page. */
export type CashierSiteMessage = MessageOf<TypesOf<"site-to-frame">>;

/** Why a message is dropped: who sent it, or what it is. */
export type FrameMessageDrop =
  | "other-origin"
  | "other-window"
  | "no-message"
  | "unknown-type"
  | "wrong-direction"
  | "wrong-payload";

/** The sender of a window's event, or the one that is expected. */
export interface FrameMessageSender {
  origin: string;
  source: unknown;
}

const envelopeSchema = v.object({ type: v.string(), payload: v.optional(v.unknown(), {}) });

function isKnown(type: string): type is keyof Rows {
  return Object.hasOwn(cashierFrameMessages, type);
}

/**
 * The message of a window's event, where it is one of the cashier's page: from `expected`'s origin and window, known, and
 * of the right form. Otherwise the reason for which it is dropped.
 */
export function decodeCashierMessage(
  event: FrameMessageSender & { data: unknown },
  expected: FrameMessageSender,
): { message: CashierFrameMessage } | { dropped: FrameMessageDrop } {
  if (event.origin !== expected.origin) return { dropped: "other-origin" };
  if (event.source === null || event.source !== expected.source) return { dropped: "other-window" };
  const envelope = v.safeParse(envelopeSchema, event.data);
  if (!envelope.success) return { dropped: "no-message" };
  const { type } = envelope.output;
  if (!isKnown(type)) return { dropped: "unknown-type" };
  const row = cashierFrameMessages[type];
  if (row.direction !== "frame-to-site") return { dropped: "wrong-direction" };
  const payload = v.safeParse(row.payload, envelope.output.payload);
  if (!payload.success) return { dropped: "wrong-payload" };
  return { message: { type, payload: payload.output } as CashierFrameMessage };
}
