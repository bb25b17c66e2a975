import {
  convertCoins,
  getCoinsConverterData,
  unverifiedConversion,
} from "@grandstand/contract/coins";
import { type CoinsConverterData, coinDigits } from "@grandstand/rules/coins";
import { intervals } from "@grandstand/rules/intervals";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { ApiFailure } from "../api/client.ts";
import type { Site } from "../site/create-site.ts";
import type { Message } from "./messages.ts";

export interface CoinsConverter {
  readonly conversion:
    | { readonly status: "loading" | "failed" }
    | { readonly status: "ready"; readonly data: CoinsConverterData };
  /** Digits. */
  readonly text: string;
  readonly isConverting: boolean;
  /** Why the last attempt failed. */
  readonly error: Message | null;
}
export interface CoinsConverterStore extends StoreApi<CoinsConverter> {
  /** Begins anew, with nothing typed. */
  open(): void;
  load(): Promise<void>;
  type(text: string): void;
  convert(coins: number): Promise<void>;
}

type ConvertingSite = Pick<Site, "api"> & {
  readonly session: Pick<Site["session"], "refreshBalance" | "refreshLoyalty">;
  readonly messages: Pick<Site["messages"], "showToast" | "showLater">;
};

/** Converts coins, each press once: an answer that was lost is asked for with the same key (design 7.2). */
export function createCoinsConverterStore(
  { api, session, messages }: ConvertingSite,
  makeUuid: () => string = () => crypto.randomUUID(),
): CoinsConverterStore {
  const store = createStore<CoinsConverter>(() => ({
    conversion: { status: "loading" },
    text: "",
    isConverting: false,
    error: null,
  }));
  const { getState, setState } = store;
  /** What was sent and has no answer yet. */
  let pending: { readonly uuid: string; readonly coins: number } | null = null;

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

  async function succeed(message: string) {
    pending = null;
    setState({ text: "" });
    messages.showToast({
      severity: "success",
      title: { key: "coins-converter.success.title" },
      text: { text: message },
      life: intervals.toastDefault,
    });
    await Promise.all([load(), session.refreshBalance(), session.refreshLoyalty()]);
  }

  function fail(failure: ApiFailure) {
    // Only a refusal says that nothing was converted; anything else is asked again with the same key.
    if (failure.kind === "refused" && failure.status < 500) pending = null;
    const isUnverified = failure.kind === "refused" && failure.message === unverifiedConversion;
    const error = wordsOf(failure);
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

  return {
    ...store,
    load,
    open() {
      setState({ text: "", error: null });
      void load();
    },
    type: (text) => setState({ text: coinDigits(text), error: null }),
    async convert(coins) {
      if (getState().isConverting) return;
      if (pending?.coins !== coins) pending = { uuid: makeUuid(), coins };
      setState({ isConverting: true, error: null });
      const answer = await api(convertCoins, {
        body: { uuid: pending.uuid, coins_amount: coins },
      });
      setState({ isConverting: false });
      if (answer.ok) await succeed(answer.value.message);
      else fail(answer.failure);
    },
  };
}

function wordsOf(failure: ApiFailure): Message {
  if (failure.kind !== "refused" || failure.message === null) {
    return { key: "coins-converter.error.unknown" };
  }
  return failure.message === unverifiedConversion
    ? { key: "coins-converter.validation-error.unverified-user" }
    : { text: failure.message };
}
