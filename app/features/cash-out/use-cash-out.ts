import { intervals } from "@grandstand/rules/intervals";
import { formatMoney } from "@grandstand/rules/money";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { askOffers, type CashOutOffers } from "./api.ts";
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
    onPaid: (amount) =>
      messages.showToast({
        severity: "success",
        title: {
          key: "cash-out.paid.toast",
          variables: { amount: formatMoney(amount, language) },
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

const noOffers: CashOutOffers = {};

/**
 * What each open bet is worth, asked for every 5 s while the page stands, and the way to cash one
 * out. What was under way when the page went away is taken up again.
 */
export function useCashOuts(onPaid: () => void) {
  const { api, session, scheduler, messages } = useSite();
  const store = useCashOutStore();
  const userId = useStore(session, (state) => state.user?.id ?? null);
  const status = useStore(store, (state) => state.cashOut?.status ?? null);
  const [offers, setOffers] = useState(noOffers);
  const ask = useCallback(async () => {
    const answer = await askOffers(api);
    if (answer.ok) setOffers(answer.value);
    const { failure } = answer.ok ? { failure: null } : answer;
    if (failure === null) return { kind: "done" } as const;
    const retryAfter = failure.kind === "refused" ? failure.retryAfter : null;
    return { kind: "failed", retryAfter } as const;
  }, [api]);
  useEffect(() => {
    if (userId === null) return setOffers(noOffers);
    void ask();
    scheduler.start("cash-out-offers", { every: intervals.selectionsRefresh, ask });
    if (store.resume() !== null) messages.open({ kind: "cash-out" });
    return () => scheduler.stop("cash-out-offers");
  }, [userId, ask, scheduler, store, messages]);
  useEffect(() => {
    if (status !== "paid") return;
    onPaid();
    void ask();
  }, [status, onPaid, ask]);
  const cashOut = useCallback(
    (betId: string) => {
      void store.ask(betId);
      messages.open({ kind: "cash-out" });
    },
    [store, messages],
  );
  return { offers, cashOut };
}
