import { intervals } from "@grandstand/rules/intervals";
import { formatMoney } from "@grandstand/rules/money";
import { useCallback, useEffect } from "react";
import { useStore } from "zustand";
import { createFetched } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { currencyOf } from "../../core/session/currency.ts";
import { featureStore, useFeatureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import type { CashOutOffers, CashOuts } from "../bets/index.ts";
import { fetchOffers } from "./api.ts";
import { type CashOutStore, createCashOutStore } from "./store.ts";

function create(site: Site): CashOutStore {
  const { api, storage, language, clock, session, connection, messages, alone, setTimer } = site;
  return createCashOutStore({
    api,
    storage,
    language,
    now: clock.now,
    session,
    connection,
    alone,
    setTimer,
    onElsewhere: messages.showElsewhere,
    onPaid: (amount) =>
      messages.showToast({
        severity: "success",
        title: {
          key: "cash-out.paid.toast",
          variables: { amount: formatMoney(amount, language, currencyOf(session.getState())) },
        },
        text: null,
        duration: intervals.toastDefault,
      }),
  });
}

/** The site's one cash-out. */
export function useCashOutStore(): CashOutStore {
  return featureStore(useSite(), create);
}

const createOffers = ({ api }: Site) => createFetched(() => fetchOffers(api));
const noOffers: CashOutOffers = {};

/**
 * What each open bet is worth, fetched every 5 s while the page is shown, and the way to cash one out.
 * What was under way when the page went away is resumed.
 */
export function useCashOuts(): CashOuts {
  const { session, scheduler, messages } = useSite();
  const store = useCashOutStore();
  const userId = useStore(session, (state) => state.user?.id ?? null);
  const isPaid = useStore(store, (state) => state.cashOut?.status === "paid");
  const { load } = useFeatureStore(createOffers);
  const offers = useFetched(createOffers, userId);
  useEffect(() => {
    if (userId === null) return;
    scheduler.start("cash-out-offers", {
      every: intervals.selectionsRefresh,
      run: () => load(userId),
    });
    if (store.resume() !== null) messages.open({ kind: "cash-out" });
    return () => scheduler.stop("cash-out-offers");
  }, [userId, load, scheduler, store, messages]);
  useEffect(() => {
    if (isPaid && userId !== null) void load(userId);
  }, [isPaid, load, userId]);
  const cashOut = useCallback(
    (betId: string) => {
      void store.quote(betId);
      messages.open({ kind: "cash-out" });
    },
    [store, messages],
  );
  return {
    offers: offers.status === "loaded" ? offers.value : noOffers,
    areOffersComing: offers.status === "loading",
    isPaid,
    cashOut,
  };
}
