import { describe, expect, it } from "vitest";
import { decodeCashierMessage } from "./cashier-frame.ts";

const frame = {};
const expected = { origin: "https://cashier.example", source: frame };
const decode = (data: unknown, sender: object = {}) =>
  decodeCashierMessage({ ...expected, ...sender, data }, expected);

const messages = [
  { type: "cashier:ready", payload: {} },
  { type: "cashier:status", payload: { status: "sending" } },
  { type: "cashier:size", payload: { height: 640 } },
  { type: "cashier:close", payload: {} },
  { type: "cashier:back-to-bet", payload: {} },
  { type: "cashier:needs-tab", payload: {} },
  { type: "cashier:error", payload: { text: "lost" } },
  { type: "cashier:deposit-done", payload: { reference: "D-1", cents: 2_500 } },
  { type: "cashier:withdrawal-requested", payload: { reference: "W-1", cents: 2_500 } },
  { type: "cashier:cool-off", payload: { until: 1_800_000_000 } },
  { type: "cashier:self-exclusion", payload: { until: null } },
  {
    type: "cashier:limit-changed",
    payload: { kind: "deposit", cents: 10_000, starts_at: null },
  },
  { type: "cashier:documents-uploaded", payload: { document_status: "pending" } },
  { type: "cashier:leave", payload: { by: "start" } },
];

describe("a message of the cashier's frame", () => {
  it.each(messages)("is $type", (message) => {
    expect(decode(message)).toEqual({ message });
  });

  it("may leave out a payload that holds nothing", () => {
    expect(decode({ type: "cashier:close" })).toEqual({
      message: { type: "cashier:close", payload: {} },
    });
  });

  it.each([
    ["other-origin", { type: "cashier:close" }, { origin: "https://elsewhere.example" }],
    ["other-origin", { type: "cashier:close" }, { origin: "null" }],
    ["other-window", { type: "cashier:close" }, { source: {} }],
    ["other-window", { type: "cashier:close" }, { source: null }],
    ["no-message", "cashier:close", {}],
    ["no-message", null, {}],
    ["no-message", { payload: {} }, {}],
    ["unknown-type", { type: "cashier:unheard-of" }, {}],
    ["unknown-type", { type: "toString" }, {}],
    ["wrong-direction", { type: "cashier:enter", payload: { at: "start" } }, {}],
    ["wrong-payload", { type: "cashier:size", payload: { height: -1 } }, {}],
    ["wrong-payload", { type: "cashier:deposit-done", payload: { reference: "D", cents: 0 } }, {}],
    ["wrong-payload", { type: "cashier:cool-off", payload: { until: "soon" } }, {}],
    ["wrong-payload", { type: "cashier:cool-off", payload: { until: 1e20 } }, {}],
    [
      "wrong-payload",
      { type: "cashier:self-exclusion", payload: { until: 1_800_000_000_000 } },
      {},
    ],
    ["wrong-payload", { type: "cashier:limit-changed" }, {}],
  ])("is dropped: %s", (dropped, data, sender) => {
    expect(decode(data, sender)).toEqual({ dropped });
  });
});
