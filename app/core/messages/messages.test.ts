import { describe, expect, it } from "vitest";
import { createMessagesStore, type Toast } from "./messages.ts";

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

  it("[MESSAGES-2] keeps nothing of whom has gone", () => {
    const messages = createMessagesStore();
    messages.showToast(toast("Votre retrait est en route"));
    messages.dropToasts();
    expect(messages.getState()).toMatchObject({ toasts: [], recent: [] });
  });
});
