import { convertCoins, getCoinsConverterData } from "@grandstand/contract/coins";
import { describe, expect, it } from "vitest";
import { createFakeApi, later, refused } from "../testing/fake-api.ts";
import { createCoinsConverterStore } from "./coins-converter.ts";
import { createMessagesStore } from "./messages.ts";

const data = {
  conversion_rate: 0.01,
  daily_coins_limit: 1_000,
  coins_balance: 340,
  coins_amount_converted_for_today: 0,
};
const unverified = "coins-converter.validation-error.unverified-user";
const done = async () => ({ kind: "done" }) as const;

async function openConverter() {
  const server = createFakeApi();
  server.on(getCoinsConverterData, () => data);
  server.on(convertCoins, () => ({ message: "Converted." }));
  const messages = createMessagesStore();
  const refreshed: string[] = [];
  const session = {
    refreshBalance: () => {
      refreshed.push("balance");
      return done();
    },
    refreshLoyalty: () => {
      refreshed.push("loyalty");
      return done();
    },
  };
  let keys = 0;
  const converter = createCoinsConverterStore({ api: server.api, session, messages }, () => {
    keys += 1;
    return `key-${keys}`;
  });
  converter.open();
  await converter.load();
  const sentKeys = () => server.sent(convertCoins).map(({ body }) => body?.uuid);
  return { server, messages, refreshed, converter, sentKeys };
}

describe("the coins converter", () => {
  it("[COINS-CONVERTER-STORE-1] [ERRORS-14] resets and refreshes after a success", async () => {
    const { converter, messages, refreshed, server } = await openConverter();
    converter.type("150");
    const asked = server.sent(getCoinsConverterData).length;
    await converter.convert(150);
    expect(converter.getState()).toMatchObject({ text: "", isConverting: false, error: null });
    expect(server.sent(getCoinsConverterData)).toHaveLength(asked + 1);
    expect(refreshed).toEqual(["balance", "loyalty"]);
    expect(messages.getState().toasts).toMatchObject([
      { severity: "success", text: { text: "Converted." }, life: 5_000 },
    ]);
  });

  it.each([
    ["a timeout", { failure: { kind: "timeout" } } as const],
    ["a lost connection", { failure: { kind: "unreachable" } } as const],
    ["a 504 after it was done", refused(504)],
  ])("[COINS-CONVERTER-STORE-2] after %s the same key is sent again", async (_, failure) => {
    const { converter, server, sentKeys } = await openConverter();
    server.on(
      convertCoins,
      () => failure,
      () => ({ message: "Converted." }),
    );
    await converter.convert(150);
    expect(converter.getState().error).toEqual({ key: "coins-converter.error.unknown" });
    await converter.convert(150);
    await converter.convert(150);
    expect(sentKeys()).toEqual(["key-1", "key-1", "key-2"]);
  });

  it("[COINS-CONVERTER-STORE-2] after a refusal, or for another amount, the key is a new one", async () => {
    const { converter, server, sentKeys } = await openConverter();
    server.on(
      convertCoins,
      () => refused(422, { message: "Too many." }),
      () => ({ failure: { kind: "timeout" } }),
      () => ({ message: "Converted." }),
    );
    await converter.convert(150);
    await converter.convert(150);
    await converter.convert(100);
    expect(sentKeys()).toEqual(["key-1", "key-2", "key-3"]);
  });

  it("[COINS-CONVERTER-STORE-3] sends one at a time", async () => {
    const { converter, server } = await openConverter();
    const answer = later<{ message: string }>();
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
    expect(first).toMatchObject({ severity: "error", text: { key: unverified }, life: 10_000 });
    expect(first?.action?.label).toEqual({ key: "coins-converter.documents.button" });
    expect(second).toMatchObject({
      severity: "error",
      text: { text: "Daily limit." },
      life: 5_000,
    });
    expect(second?.action).toBeUndefined();
    expect(converter.getState().error).toEqual({ text: "Daily limit." });
  });

  it("[COINS-CONVERTER-STORE-5] keeps digits and takes the error away", async () => {
    const { converter, server } = await openConverter();
    server.on(convertCoins, () => refused(422, { message: "Too many." }));
    await converter.convert(150);
    converter.type("1a0");
    expect(converter.getState()).toMatchObject({ text: "10", error: null });
  });

  it("[COINS-CONVERTER-STORE-6] keeps what it shows when it can't be asked again", async () => {
    const { converter, server } = await openConverter();
    server.on(getCoinsConverterData, () => refused(500));
    await converter.load();
    expect(converter.getState().conversion).toMatchObject({ status: "ready" });
    const blank = createCoinsConverterStore({
      api: server.api,
      session: { refreshBalance: done, refreshLoyalty: done },
      messages: createMessagesStore(),
    });
    await blank.load();
    expect(blank.getState().conversion).toEqual({ status: "failed" });
  });
});
