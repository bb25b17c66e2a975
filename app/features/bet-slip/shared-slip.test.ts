import { postSelections } from "@grandstand/contract/sportsbook";
import { describe, expect, it } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { noon } from "../../testing/fake-time.ts";
import { type Offered, offered } from "../../testing/offered-lines.ts";
import { openBrowser, openTab } from "../../testing/placing.ts";
import { type SharingDevice, shareSlip } from "./share-slip.ts";
import { fillSharedSlip } from "./shared-slip.ts";
import { createSharedSlipOffer } from "./shared-slip-offer.ts";

/** A link of three selections is opened over a slip that has the given number. */
async function opened(answer: readonly Offered[], selectionsBefore = 0) {
  const server = createFakeApi();
  server.on(postSelections, () => ({ server_time: noon, selections: [...answer] }));
  const { slip } = await openTab(openBrowser(), selectionsBefore);
  const messages = createMessagesStore();
  const site = {
    api: server.api,
    configuration: { bookmaker: "main" },
    language: "en",
    slugs: new Map(),
    messages,
    clock: { now: () => noon, sync: () => undefined },
  } as unknown as Parameters<typeof fillSharedSlip>[0];
  const offer = createSharedSlipOffer({ messages });
  const lines = () =>
    slip.getState().slip.selections.map(({ outcomeName, odds }) => [outcomeName, odds]);
  const toasts = () => messages.getState().toasts.map(({ text }) => text);
  return {
    server,
    slip,
    offer,
    messages,
    lines,
    toasts,
    fill: (text: string) => fillSharedSlip(site, { slip, offer }, text),
  };
}

const link = "1.e7.m7.o7.e8.m8.o8.e9.m9.o9";

describe("a link to a slip", () => {
  const shared = async (selections: number, device: SharingDevice) => {
    const { slip } = await openTab(openBrowser(), selections);
    return shareSlip({ siteOrigin: "https://bets.example", language: "nl" }, slip, device);
  };
  const address = "https://bets.example/nl/?slip=1.e1.m1.o1.e2.m2.o2";

  it("[SHARED-SLIP-1] [SHARED-SLIP-2] is copied where no app accepts it", async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) } as Clipboard;
    expect(await shared(2, { clipboard })).toEqual({ kind: "copied" });
    expect(copied).toEqual([address]);
  });

  it("[SHARED-SLIP-2] goes to another app, unless the person gives up", async () => {
    const received: unknown[] = [];
    const share = async (data?: ShareData) => void received.push(data?.url);
    expect(await shared(2, { share })).toEqual({ kind: "shared" });
    expect(received).toEqual([address]);
    const giveUp = async () => {
      throw new DOMException("no", "AbortError");
    };
    expect(await shared(2, { share: giveUp })).toEqual({ kind: "cancelled" });
  });

  it("[SHARED-SLIP-3] is given back where nothing accepts it", async () => {
    expect(await shared(2, {})).toEqual({ kind: "failed", link: address });
    expect(await shared(0, {})).toEqual({ kind: "failed", link: null });
  });
});

describe("a shared slip", () => {
  it("[SHARED-SLIP-4] fills an empty slip at the prices of now", async () => {
    const { fill, lines, toasts, server } = await opened([offered(9), offered(7), offered(8)]);
    await fill(link);
    expect(lines()).toEqual([
      ["Now 7", 3],
      ["Now 8", 3],
      ["Now 9", 3],
    ]);
    expect(toasts()).toEqual([{ key: "shared-slip.filled", variables: { count: 3 } }]);
    expect(server.sent(postSelections)).toHaveLength(1);
  });

  it("[SHARED-SLIP-5] needs consent to replace another", async () => {
    const { fill, lines, messages, offer } = await opened([offered(7), offered(8), offered(9)], 2);
    await fill(link);
    expect(lines()).toHaveLength(2);
    expect(messages.getState().overlay).toEqual({ kind: "shared-slip", count: 3 });
    offer.answer(true);
    expect(messages.getState().overlay).toBeNull();
    expect(lines().map(([name]) => name)).toEqual(["Now 7", "Now 8", "Now 9"]);
  });

  it("[SHARED-SLIP-5] leaves the slip alone where the person keeps it, then and later", async () => {
    const { fill, lines, messages, offer } = await opened([offered(7), offered(8), offered(9)], 2);
    await fill(link);
    const before = lines();
    offer.answer(false);
    expect(messages.getState().overlay).toBeNull();
    offer.answer(true);
    expect(lines()).toEqual(before);
  });

  it.each<[string, readonly Offered[]]>([
    ["the server no longer knows", []],
    ["has no price", [offered(8, { odds: null })]],
    ["is taken off", [offered(8, { visible: false })]],
    ["is over", [offered(8, { status: "ended" })]],
  ])("[SHARED-SLIP-6] leaves out what %s, and says how many", async (_, second) => {
    const { fill, lines, toasts } = await opened([
      offered(7, { suspended: true }),
      ...second,
      offered(9),
    ]);
    await fill(link);
    expect(lines().map(([name]) => name)).toEqual(["Now 7", "Now 9"]);
    expect(toasts()).toEqual([{ key: "shared-slip.gone", variables: { count: 1 } }]);
  });

  it("[SHARED-SLIP-6] of which nothing is left leaves the slip alone", async () => {
    const { fill, lines, toasts } = await opened([], 1);
    await fill(link);
    expect(lines()).toHaveLength(1);
    expect(toasts()).toEqual([{ key: "shared-slip.all-gone", variables: { count: 3 } }]);
  });

  it("[SHARED-SLIP-7] that can't be read is reported, and nothing fetched", async () => {
    const { fill, toasts, server } = await opened([]);
    await fill("<b>");
    expect(toasts()).toMatchObject([{ key: "shared-slip.unreadable" }]);
    expect(server.sent(postSelections)).toEqual([]);
  });

  it("[SHARED-SLIP-7] that the server does not answer can be tried again", async () => {
    const { fill, toasts, server, messages, lines } = await opened([]);
    server.on(
      postSelections,
      () => refused(503),
      () => ({ server_time: noon, selections: [offered(7), offered(8), offered(9)] }),
    );
    await fill(link);
    expect(toasts()).toMatchObject([{ key: "shared-slip.failed" }]);
    messages.getState().toasts[0]?.action?.onPress();
    await expect.poll(() => lines().length).toBe(3);
  });
});
