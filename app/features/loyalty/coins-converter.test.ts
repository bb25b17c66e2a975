import { convertCoins, getCoinsConverterData, lookUpConversion } from "@grandstand/contract/coins";
import { formatMoney } from "@grandstand/rules/money";
import { beforeEach, describe, expect, it } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { createConnectionStore } from "../../core/realtime/connection.ts";
import type { Session } from "../../core/session/session.ts";
import { createFakeApi, deferred, type FakeApi, refused } from "../../testing/fake-api.ts";
import { createFakeLocks, type FakeLocks } from "../../testing/fake-locks.ts";
import { createFakeStorage, type FakeStorage } from "../../testing/fake-storage.ts";
import { createFakeTime, type FakeTime, settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { createCoinsConverterStore } from "./coins-converter.ts";

const data = {
  conversion_rate: 0.01,
  daily_coins_limit: 1_000,
  coins_balance: 340,
  coins_amount_converted_for_today: 0,
};
const unverified = "coins-converter.validation-error.unverified-user";
const done = async () => ({ kind: "done" }) as const;

interface Browser {
  readonly server: FakeApi;
  readonly storage: FakeStorage;
  readonly time: FakeTime;
  readonly locks: FakeLocks;
}

function openBrowser(): Browser {
  const server = createFakeApi();
  server.on(getCoinsConverterData, () => data);
  server.on(convertCoins, () => ({ message: "Converted." }));
  server.on(lookUpConversion, () => ({ state: "converted" as const, message: "Converted." }));
  return { server, storage: createFakeStorage(), time: createFakeTime(), locks: createFakeLocks() };
}

let keys = 0;

async function openConverter(browser = openBrowser(), userId = "person-1", currency = "EUR") {
  const { server, storage, time, locks } = browser;
  // The page before is gone.
  locks.releaseAll();
  const messages = createMessagesStore();
  const refreshed: string[] = [];
  let user = person({ id: userId, currency });
  const session = {
    getState: () => ({ user }) as Session,
    refreshBalance: () => {
      refreshed.push("balance");
      return done();
    },
    refreshLoyalty: () => {
      refreshed.push("loyalty");
      return done();
    },
  };
  const connection = createConnectionStore(time.now());
  const tab = storage.tab();
  const { api } = server;
  const converter = createCoinsConverterStore(
    {
      api,
      session,
      messages,
      connection,
      language: "fr",
      storage: tab,
      clock: time,
      setTimer: time.setTimer,
      alone: locks.alone,
    },
    () => {
      keys += 1;
      return `key-${keys}`;
    },
  );
  converter.open();
  await converter.load();
  const sentKeys = () => server.sent(convertCoins).map(({ body }) => body?.uuid);
  const kept = () => storage.read("coins-conversion-pending");
  const becomes = (id: string) => {
    user = person({ id });
  };
  return { ...browser, messages, refreshed, converter, sentKeys, kept, connection, becomes };
}

beforeEach(() => {
  keys = 0;
});

describe("the coins converter", () => {
  it("[COINS-CONVERTER-STORE-1] [ERRORS-14] resets and refreshes after a success", async () => {
    const { converter, messages, refreshed, server } = await openConverter();
    converter.type("150");
    const fetchCount = server.sent(getCoinsConverterData).length;
    await converter.convert(150);
    expect(converter.getState()).toMatchObject({ text: "", progress: "none", error: null });
    expect(server.sent(getCoinsConverterData)).toHaveLength(fetchCount + 1);
    expect(refreshed).toEqual(["balance", "loyalty"]);
    const title = {
      key: "coins-converter.success.title",
      variables: { coins: "150", amount: formatMoney(150, "fr", "EUR") },
    };
    expect(messages.getState().toasts).toMatchObject([
      { severity: "success", title, text: { text: "Converted." }, duration: 5_000 },
    ]);
  });

  it("[COINS-CONVERTER-STORE-9] says the amount in the currency of the account", async () => {
    const { converter, messages } = await openConverter(openBrowser(), "person-1", "GBP");
    converter.type("150");
    await converter.convert(150);
    expect(messages.getState().toasts[0]?.title).toMatchObject({
      variables: { amount: expect.stringContaining("£") },
    });
  });

  it.each([
    ["a timeout", { failure: { kind: "timeout" } } as const],
    ["a lost connection", { failure: { kind: "unreachable" } } as const],
    ["a 504 after it was done", refused(504, { message: "Too late." })],
    ["a 404 of something on the way", refused(404)],
    ["a 409", refused(409, { message: "Still running." })],
    [
      "a uuid that was used otherwise",
      refused(422, { message: "No.", code: "CONVERSION_DIFFERS" }),
    ],
    ["a redirect", { failure: { kind: "malformed" } } as const],
  ])(
    "[COINS-CONVERTER-STORE-2] after %s it is looked up, and not sent again",
    async (_, failure) => {
      const { converter, server, sentKeys, time, messages, kept } = await openConverter();
      server.on(convertCoins, () => failure);
      server.on(
        lookUpConversion,
        () => refused(503),
        () => ({ state: "running" as const, message: null }),
        () => ({ state: "converted" as const, message: "Converted." }),
      );
      await converter.convert(150);
      expect(converter.getState()).toMatchObject({ progress: "checking", error: null });
      await converter.convert(150);
      await time.pass(60_000);
      expect(converter.getState().progress).toBe("none");
      expect(messages.getState().toasts).toMatchObject([{ text: { text: "Converted." } }]);
      expect([sentKeys(), server.sent(lookUpConversion).length, kept()]).toEqual([
        ["key-1"],
        3,
        null,
      ]);
    },
  );

  it("[COINS-CONVERTER-STORE-2] what never arrived goes again under its key, another amount does not", async () => {
    const { converter, server, sentKeys, time } = await openConverter();
    server.on(convertCoins, () => ({ failure: { kind: "timeout" } }));
    server.on(lookUpConversion, () => ({ state: "not-converted" as const, message: null }));
    for (const coins of [150, 150, 100]) {
      await converter.convert(coins);
      await time.pass(5_000);
      expect(converter.getState().error).toEqual({ key: "coins-converter.error.not-converted" });
    }
    expect(sentKeys()).toEqual(["key-1", "key-1", "key-2"]);
  });

  it("[COINS-CONVERTER-STORE-2] after a refusal the key is a new one", async () => {
    const { converter, server, sentKeys } = await openConverter();
    server.on(convertCoins, () => refused(422, { message: "Too many." }));
    await converter.convert(150);
    await converter.convert(150);
    expect(sentKeys()).toEqual(["key-1", "key-2"]);
  });

  it("[COINS-CONVERTER-STORE-7] outlives the page, and is looked up when its person is back", async () => {
    const before = await openConverter();
    const answer = deferred<{ message: string }>();
    before.server.on(convertCoins, () => answer.reply);
    void before.converter.convert(150);
    await settle();
    expect(before.kept()).toContain("key-1");
    const other = await openConverter(before, "person-2");
    other.converter.resume();
    await before.time.pass(20_000);
    expect(before.server.sent(lookUpConversion)).toEqual([]);
    const back = await openConverter(before);
    back.converter.resume();
    expect(back.converter.getState().progress).toBe("checking");
    await before.time.pass(20_000);
    expect(back.messages.getState().toasts).toMatchObject([
      { title: { variables: { coins: "150" } }, text: { text: "Converted." } },
    ]);
    expect([back.kept(), back.sentKeys()]).toEqual([null, ["key-1"]]);
  });

  it("[COINS-CONVERTER-STORE-2] the key of what never arrived outlives the page as well", async () => {
    const before = await openConverter();
    before.server.on(convertCoins, () => ({ failure: { kind: "timeout" } }));
    before.server.on(lookUpConversion, () => ({ state: "not-converted" as const, message: null }));
    await before.converter.convert(150);
    await before.time.pass(5_000);
    const stranger = await openConverter(before, "person-2");
    await stranger.converter.convert(150);
    const back = await openConverter(before);
    back.converter.resume();
    expect(back.converter.getState().progress).toBe("none");
    back.server.on(convertCoins, () => ({ message: "Converted." }));
    await back.converter.convert(150);
    expect(back.sentKeys()).toEqual(["key-1", "key-2", "key-1"]);
    expect(back.kept()).not.toContain("key-1");
  });

  it("[COINS-CONVERTER-STORE-7] is kept for its person where another one comes", async () => {
    const { converter, server, time, kept, becomes } = await openConverter();
    server.on(convertCoins, () => ({ failure: { kind: "timeout" } }));
    await converter.convert(150);
    becomes("person-2");
    await time.pass(60_000);
    expect([server.sent(lookUpConversion), converter.getState().progress]).toEqual([[], "none"]);
    expect(kept()).toContain("person-1");
  });

  it.each(["nonsense", "{}", '[{"uuid":1}]'])(
    "[COINS-CONVERTER-STORE-7] is none where %j was kept",
    async (text) => {
      const browser = openBrowser();
      browser.storage.tab().write("coins-conversion-pending", text);
      const { converter } = await openConverter(browser);
      converter.resume();
      expect(converter.getState().progress).toBe("none");
    },
  );

  it("[COINS-CONVERTER-STORE-8] sends nothing while offline, nor later", async () => {
    const { converter, connection, sentKeys, time } = await openConverter();
    connection.setState({ isOnline: false });
    await converter.convert(150);
    connection.setState({ isOnline: true });
    await time.pass(60_000);
    expect(sentKeys()).toEqual([]);
    await converter.convert(150);
    expect(sentKeys()).toEqual(["key-1"]);
  });

  it("[COINS-CONVERTER-STORE-3] sends one at a time", async () => {
    const { converter, server } = await openConverter();
    const answer = deferred<{ message: string }>();
    server.on(convertCoins, () => answer.reply);
    const first = converter.convert(150);
    await converter.convert(150);
    answer.give({ message: "Converted." });
    await first;
    expect(server.sent(convertCoins)).toHaveLength(1);
  });

  it("[COINS-CONVERTER-STORE-4] [ERRORS-12] [ERRORS-13] leads to the documents for 10 s, says the rest for 5 s", async () => {
    const { converter, server, messages } = await openConverter();
    server.on(
      convertCoins,
      () => refused(403, { message: unverified }),
      () => refused(422, { message: "Daily limit." }),
    );
    await converter.convert(150);
    await converter.convert(150);
    const [first, second] = messages.getState().toasts;
    expect(first).toMatchObject({ severity: "error", text: { key: unverified }, duration: 10_000 });
    expect(first?.action?.label).toEqual({ key: "coins-converter.documents.button" });
    first?.action?.onPress();
    expect(messages.getState().overlay).toEqual({ kind: "identity-documents", action: "status" });
    expect(second).toMatchObject({
      severity: "error",
      text: { text: "Daily limit." },
      duration: 5_000,
    });
    expect(second?.action).toBeUndefined();
    expect(converter.getState().error).toEqual({ text: "Daily limit." });
  });

  it("[COINS-CONVERTER-STORE-5] keeps digits and removes the error", async () => {
    const { converter, server } = await openConverter();
    server.on(convertCoins, () => refused(422, { message: "Too many." }));
    await converter.convert(150);
    converter.type("1a0");
    expect(converter.getState()).toMatchObject({ text: "10", error: null });
  });

  it("[COINS-CONVERTER-STORE-6] keeps what it shows when it can't be fetched again", async () => {
    const { converter, server } = await openConverter();
    server.on(getCoinsConverterData, () => refused(500));
    await converter.load();
    expect(converter.getState().conversion).toMatchObject({ status: "ready" });
    const browser = openBrowser();
    browser.server.on(getCoinsConverterData, () => refused(500));
    const blank = await openConverter(browser);
    expect(blank.converter.getState().conversion).toEqual({ status: "failed" });
  });
});
