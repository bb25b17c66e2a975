import { convertCoins, getCoinsConverterData, lookUpConversion } from "@grandstand/contract/coins";
import { getLoyaltyData } from "@grandstand/contract/loyalty";
import type { CoinsConverterProps } from "@grandstand/ui/coins-converter";
import { coinsConverterStates } from "@grandstand/ui/coins-converter/states";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { createCoinsConverterStore } from "../../features/loyalty/coins-converter.ts";
import { refused } from "../fake-api.ts";
import { keyOf, keysOf, keysOfToasts, type MoneyUser, openPage, type Shown } from "./money-user.ts";
import { textsLike } from "./shown-texts.ts";

let keys = 0;

const statesOf = {
  done: "converted",
  refused: "not-converted",
  running: "running",
  "not-found": "not-converted",
} as const;

/** 150 coins turned into money. */
export const coinsUser: MoneyUser = {
  name: "the coins converter",
  recordKey: storageKeys.conversion,
  conflictCode: "CONVERSION_DIFFERS",
  keepsKey: true,
  wire(server, decisions) {
    server.on(getCoinsConverterData, () => ({
      conversion_rate: 0.01,
      daily_coins_limit: 1_000,
      coins_balance: 340,
      coins_amount_converted_for_today: 0,
    }));
    server.on(getLoyaltyData, () => refused(503));
    server.on(convertCoins, async ({ body }) => {
      const reply = await decisions.submit(body?.uuid ?? "");
      if (reply === "done") return { message: "Converted." };
      return reply === "refused" ? refused(422, { message: "Daily limit." }) : reply;
    });
    server.on(lookUpConversion, ({ path }) => {
      return { state: statesOf[decisions.lookUp(path?.uuid ?? "")], message: null };
    });
  },
  async open(browser, user) {
    const page = openPage(browser, user);
    const messages = createMessagesStore();
    const clock = { now: page.now };
    const site = { ...page, clock, messages, language: "fr" as const };
    const converter = createCoinsConverterStore(site, () => {
      keys += 1;
      return keyOf(keys);
    });
    await converter.load();
    const shownOfProgress = { converting: "under-way", checking: "checking" } as const;
    return {
      press: () => converter.convert(150),
      resume: () => converter.resume(),
      shows(): Shown {
        const { progress } = converter.getState();
        if (progress !== "none") return shownOfProgress[progress];
        const severity = messages.getState().toasts.at(-1)?.severity;
        if (severity === undefined || severity === "info") return "nothing";
        return severity === "success" ? "done" : "not-done";
      },
      says() {
        const { progress, error } = converter.getState();
        const isLike = (props: CoinsConverterProps) =>
          (props.isConverting ?? false) === (progress !== "none") &&
          (props.isChecking ?? false) === (progress === "checking") &&
          ((props.error ?? null) === null) === (error === null);
        return [
          ...textsLike<CoinsConverterProps>("CoinsConverter", coinsConverterStates, isLike),
          ...keysOf([error]),
          ...keysOfToasts(messages.getState()),
        ];
      },
      goOffline: page.goOffline,
      saysElsewhere: () =>
        messages
          .getState()
          .toasts.some(({ title }) => "key" in title && title.key === "site.elsewhere.title"),
      become: (next) => page.session.setState({ user: next }),
    };
  },
};
