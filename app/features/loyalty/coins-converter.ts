import {
  convertCoins,
  getCoinsConverterData,
  lookUpConversion,
  unverifiedConversion,
} from "@grandstand/contract/coins";
import { type CoinsConverterData, coinDigits, coinsToCents } from "@grandstand/rules/coins";
import { intervals } from "@grandstand/rules/intervals";
import { intlLocale } from "@grandstand/rules/locale";
import { formatMoney } from "@grandstand/rules/money";
import { lookupDelay } from "@grandstand/rules/placement";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type ApiFailure, wordsOf } from "../../core/client/client.ts";
import type { Message } from "../../core/messages/messages.ts";
import type { Site } from "../../core/site/create-site.ts";
import { storageKeys } from "../../core/storage/storage.ts";

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
  /** Begins anew, with nothing typed; what is under way goes on. */
  open(): void;
  load(): Promise<void>;
  type(text: string): void;
  /** Converts, once: while a conversion is under way a press does nothing. */
  convert(coins: number): Promise<void>;
  /** Asks what became of a conversion of this person whose page went away before its answer came. */
  resume(): void;
}

type ConvertingSite = Pick<Site, "api" | "storage" | "setTimer" | "connection" | "language"> & {
  readonly session: Pick<Site["session"], "getState" | "refreshBalance" | "refreshLoyalty">;
  readonly messages: Pick<Site["messages"], "showToast" | "showLater">;
};

/** What was sent and is not known to have ended; the amount belongs to the key, and becomes so many cents. */
const pendingSchema = v.object({
  userId: v.string(),
  uuid: v.string(),
  coins: v.number(),
  cents: v.number(),
});
type Pending = v.InferOutput<typeof pendingSchema>;
const keptSchema = v.pipe(v.string(), v.parseJson(), v.array(pendingSchema));

/**
 * Converts coins, each press once. The key is kept in the browser before the request leaves; a lost
 * answer is asked for until it is known, and never sent again (`docs/decisions`, once only).
 */
export function createCoinsConverterStore(
  { api, storage, setTimer, connection, language, session, messages }: ConvertingSite,
  makeUuid: () => string = () => crypto.randomUUID(),
): CoinsConverterStore {
  const store = createStore<CoinsConverter>(() => ({
    conversion: { status: "loading" },
    text: "",
    progress: "none",
    error: null,
  }));
  const { getState, setState } = store;
  const userId = () => session.getState().user?.id ?? null;
  /** The key of what certainly never arrived: the same amount goes again under it. */
  let unused: Pending | null = null;

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

  /** What is kept, of whoever shares this browser. */
  function readKept(): readonly Pending[] {
    const kept = v.safeParse(keptSchema, storage.read(storageKeys.conversion));
    return kept.success ? kept.output : [];
  }

  function keep(records: readonly Pending[]) {
    if (records.length === 0) storage.remove(storageKeys.conversion);
    else storage.write(storageKeys.conversion, JSON.stringify(records));
  }

  function end({ uuid }: Pending) {
    keep(readKept().filter((record) => record.uuid !== uuid));
    setState({ progress: "none" });
  }

  async function succeed(pending: Pending, message: string) {
    end(pending);
    setState({ text: "", error: null });
    messages.showToast({
      severity: "success",
      title: {
        key: "coins-converter.success.title",
        variables: {
          coins: new Intl.NumberFormat(intlLocale(language)).format(pending.coins),
          amount: formatMoney(pending.cents, language),
        },
      },
      text: { text: message },
      life: intervals.toastDefault,
    });
    await Promise.all([load(), session.refreshBalance(), session.refreshLoyalty()]);
  }

  function fail(pending: Pending, error: Message, isUnverified = false) {
    end(pending);
    setState({ error });
    messages.showToast({
      severity: "error",
      title: { key: "coins-converter.error.title" },
      text: error,
      life: isUnverified ? intervals.toastUnverifiedConversion : intervals.toastDefault,
      ...(isUnverified && {
        action: {
          label: { key: "coins-converter.documents.button" },
          onPress: messages.showLater,
        },
      }),
    });
  }

  function failNotConverted(pending: Pending) {
    unused = pending;
    fail(pending, { key: "coins-converter.error.not-converted" });
  }

  function check(pending: Pending, lookups: number) {
    setState({ progress: "checking" });
    setTimer(async () => {
      // Whoever comes after this person neither sees nor asks for it; it is kept for its owner.
      if (userId() !== pending.userId) return setState({ progress: "none" });
      const answer = await api(lookUpConversion, { path: { uuid: pending.uuid } });
      const state = answer.ok ? answer.value.state : "running";
      if (state === "running" || !answer.ok) return check(pending, lookups + 1);
      if (state === "not-converted") return failNotConverted(pending);
      await succeed(pending, answer.value.message ?? "");
    }, lookupDelay(lookups));
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
      const owner = userId();
      const { progress, conversion } = getState();
      if (progress !== "none" || owner === null || conversion.status !== "ready") return;
      const again = unused?.userId === owner && unused.coins === coins ? unused : null;
      const cents = coinsToCents(coins, conversion.data.conversionRate);
      const pending = again ?? { userId: owner, uuid: makeUuid(), coins, cents };
      unused = null;
      if (!connection.getState().isOnline) return failNotConverted(pending);
      keep([...readKept(), pending]);
      setState({ progress: "converting", error: null });
      const answer = await api(convertCoins, { body: { uuid: pending.uuid, coins_amount: coins } });
      if (answer.ok) return succeed(pending, answer.value.message);
      const words = certainWordsOf(answer.failure);
      if (words === null) return check(pending, 0);
      if (words === unverifiedConversion) return fail(pending, documentsMissing, true);
      fail(pending, { text: words });
    },
    resume() {
      const pending = readKept().find((record) => record.userId === userId());
      if (pending && getState().progress === "none") check(pending, 0);
    },
  };
}

const documentsMissing: Message = { key: "coins-converter.validation-error.unverified-user" };

/** The code of a uuid that was used with another amount: a conversion may exist under it. */
const differs = "CONVERSION_DIFFERS";

/** The words of a refusal in the contract's own form, which alone says that nothing was converted. */
function certainWordsOf(failure: ApiFailure): string | null {
  if (failure.kind !== "refused") return null;
  const { status, code } = failure;
  const isDoubtful = status === 401 || status === 408 || status === 409 || code === differs;
  return isDoubtful ? null : wordsOf(failure);
}
