import {
  convertCoins,
  getCoinsConverterData,
  lookUpConversion,
  unverifiedConversion,
} from "@grandstand/contract/coins";
import { type CoinsConverterData, coinDigits, coinsToCents } from "@grandstand/rules/coins";
import {
  type Draft,
  type Found,
  type Operation,
  readFailure,
  type SubmitOutcome,
} from "@grandstand/rules/operation";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import type { Message } from "../../core/messages/messages.ts";
import { createOperation } from "../../core/operation/index.ts";
import type { Site } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { showConverted, showNotConverted } from "./conversion-toasts.ts";

export interface CoinsConverter {
  readonly conversion:
    | { readonly status: "loading" | "failed" }
    | { readonly status: "ready"; readonly data: CoinsConverterData };
  /** Digits. */
  readonly text: string;
  /** A conversion was sent and is not known to have ended: `checking` once its answer was lost. */
  readonly progress: "none" | "converting" | "checking";
  /** Why the last attempt failed. */
  readonly error: Message | null;
}
export interface CoinsConverterStore extends StoreApi<CoinsConverter> {
  /** Begins again, with nothing typed; what is under way continues. */
  open(): void;
  load(): Promise<void>;
  type(text: string): void;
  /** Converts, once: while a conversion is under way a press does nothing. */
  convert(coins: number): Promise<void>;
  /** Looks up what became of a conversion of this person whose page went away before its answer came. */
  resume(): void;
}

type ConvertingSite = Pick<
  Site,
  "api" | "storage" | "setTimer" | "alone" | "connection" | "language"
> & {
  readonly clock: Pick<Site["clock"], "now">;
  readonly session: Pick<Site["session"], "getState" | "refreshBalance" | "refreshLoyalty">;
  readonly messages: Pick<Site["messages"], "showToast" | "open" | "showElsewhere">;
};

/** What is converted: coins, and the cents that they become at the rate of the press. */
const orderSchema = v.object({ coins: v.number(), cents: v.number() });
type ConversionOrder = v.InferOutput<typeof orderSchema>;
/** Its key is made here, its result and the reason of a refusal are the server's words. */
type Conversion = Operation<ConversionOrder, string, string>;

/** Converts coins, each press once; see `core/operation`. */
export function createCoinsConverterStore(
  site: ConvertingSite,
  makeUuid: () => string = () => crypto.randomUUID(),
): CoinsConverterStore {
  const { api, session, messages } = site;
  const store = createStore<CoinsConverter>(() => ({
    conversion: { status: "loading" },
    text: "",
    progress: "none",
    error: null,
  }));
  const { getState, setState } = store;
  const operation = createOperation({
    ...site,
    now: site.clock.now,
    submit: (draft: Draft<ConversionOrder>) => submit(api, draft),
    lookUp: ({ key }) => lookUp(api, key),
    record: {
      key: storageKeys.conversion,
      readPayload: (value) => (v.is(orderSchema, value) ? value : null),
      keepsReturned: true,
    },
    onChange: show,
    onSettled: (conversions) => conversions.forEach(settle),
    onElsewhere: messages.showElsewhere,
  });

  function show([conversion]: readonly Conversion[]) {
    setState({ progress: conversion ? progressOf[conversion.status] : "none" });
  }

  async function load() {
    const answer = await api(getCoinsConverterData);
    if (!answer.ok) {
      const isShown = getState().conversion.status === "ready";
      return isShown ? undefined : setState({ conversion: { status: "failed" } });
    }
    const { conversion_rate, daily_coins_limit, coins_balance } = answer.value;
    const data = {
      conversionRate: conversion_rate,
      dailyLimit: daily_coins_limit,
      balance: coins_balance,
      convertedToday: answer.value.coins_amount_converted_for_today,
    };
    setState({ conversion: { status: "ready", data } });
  }

  function settle(conversion: Conversion) {
    if (conversion.status === "done") return succeed(conversion.payload, conversion.result);
    if (conversion.status !== "refused") return;
    const { refusal } = conversion;
    if (refusal.retry === "same-key") return fail({ key: "coins-converter.error.not-converted" });
    if (refusal.reason === unverifiedConversion) return fail(documentsMissing, true);
    fail({ text: refusal.reason });
  }

  function succeed({ coins, cents }: ConversionOrder, message: string) {
    setState({ text: "", error: null });
    showConverted(site, { coins, cents, message });
    void load();
    void session.refreshBalance();
    void session.refreshLoyalty();
  }

  function fail(error: Message, isUnverified = false) {
    setState({ error });
    showNotConverted(messages, error, isUnverified);
  }

  return {
    ...store,
    load,
    open() {
      setState({ text: "", error: null });
      void load();
    },
    type: (text) => setState({ text: coinDigits(text), error: null }),
    async convert(coins) {
      const { progress, conversion } = getState();
      if (progress !== "none" || conversion.status !== "ready") return;
      const { conversionRate } = conversion.data;
      await operation.press(async () => {
        setState({ error: null });
        const again = operation.reusable().find(({ payload }) => payload.coins === coins);
        // A message that was shown is not shown again.
        operation.retain(again ? [again.key] : []);
        const payload = { coins, cents: coinsToCents(coins, conversionRate) };
        return [again ?? { key: makeUuid(), payload }];
      });
    },
    resume() {
      const owner = session.getState().user?.id;
      if (owner !== undefined && getState().progress === "none") operation.resume(owner);
    },
  };
}

const progressOf = {
  draft: "converting",
  sent: "converting",
  unknown: "checking",
  done: "none",
  refused: "none",
} as const;

const documentsMissing: Message = { key: "coins-converter.validation-error.unverified-user" };

/** The code of a uuid that was used with another amount: a conversion may exist under it. */
const differs = "CONVERSION_DIFFERS";

async function submit(
  api: CallApi,
  { key, payload }: Draft<ConversionOrder>,
): Promise<SubmitOutcome<string, string>> {
  const answer = await api(convertCoins, { body: { uuid: key, coins_amount: payload.coins } });
  if (answer.ok) return { kind: "done", result: answer.value.message };
  const reading = readFailure(answer.failure, differs);
  return reading.kind === "refused" ? { kind: "refused", reason: reading.reason.message } : reading;
}

async function lookUp(api: CallApi, uuid: string): Promise<Found<string, never>> {
  const answer = await api(lookUpConversion, { path: { uuid } });
  if (!answer.ok) return { kind: "no-answer" };
  const { state, message } = answer.value;
  switch (state) {
    case "converted":
      return { kind: "done", result: message ?? "" };
    case "not-converted":
      return { kind: "not-found" };
    case "running":
      return { kind: "running" };
  }
}
