import { describe, expect, expectTypeOf, it } from "vitest";
import { createMessagesStore, type Overlay, type Toast } from "./messages.ts";

const toast = (text: string): Omit<Toast, "id"> => ({
  severity: "info",
  title: { text },
  text: null,
  duration: 5_000,
});

describe("what passed by", () => {
  it("[MESSAGES-1] keeps the last ten, the latest first, those that were closed too", () => {
    const messages = createMessagesStore();
    for (let count = 1; count <= 12; count += 1) messages.showToast(toast(String(count)));
    for (const { id } of messages.getState().toasts) messages.dropToast(id);
    expect(messages.getState().toasts).toEqual([]);
    expect(messages.getState().recent.map(({ title }) => title)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((count) => ({ text: String(count) })),
    );
  });

  it("[MESSAGES-2] keeps nothing of a person who has gone", () => {
    const messages = createMessagesStore();
    messages.showToast(toast("Votre retrait est en route"));
    messages.dropToasts();
    expect(messages.getState()).toMatchObject({ toasts: [], recent: [] });
  });
});

/** What JSON can say. */
type Fact = string | number | boolean | null | { readonly [name: string]: Fact };

/** One overlay of each kind, with all that it can hold. */
const overlays: { readonly [Kind in Overlay["kind"]]: Extract<Overlay, { kind: Kind }> } = {
  login: { kind: "login", reason: "session-ended" },
  restriction: { kind: "restriction", restriction: "cool-off", until: 1_790_000_000_000 },
  arrival: { kind: "arrival" },
  registration: { kind: "registration" },
  "identity-documents": { kind: "identity-documents", action: "bet" },
  "smart-registration": { kind: "smart-registration" },
  notification: { kind: "notification" },
  inbox: { kind: "inbox" },
  "country-restriction": { kind: "country-restriction" },
  settings: { kind: "settings" },
  shortcuts: { kind: "shortcuts" },
  account: { kind: "account" },
  sessions: { kind: "sessions" },
  statistics: { kind: "statistics", eventId: "e1", eventName: "Club Brugge - Genk" },
  "coins-converter": { kind: "coins-converter" },
  "cash-out": { kind: "cash-out" },
  cashier: { kind: "cashier" },
  "wallet-deposit": { kind: "wallet-deposit" },
  "shared-slip": { kind: "shared-slip", count: 3 },
};

describe("what is shown over the page", () => {
  it.each(Object.values(overlays))("[MESSAGES-3] is facts alone: $kind", (overlay) => {
    expect(JSON.parse(JSON.stringify(overlay))).toEqual(overlay);
  });

  it("[MESSAGES-3] holds no function and no element by its type", () => {
    expectTypeOf<Overlay>().toExtend<Fact>();
  });
});
