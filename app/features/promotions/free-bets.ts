import { getActiveFreeBets } from "@grandstand/contract/freebets";
import { intervals } from "@grandstand/rules/intervals";
import type { FreeBet } from "@grandstand/rules/slip";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Site } from "../../core/site/site.ts";

export interface FreeBets {
  /** Those that still can be used, the first to expire first. */
  readonly list: readonly FreeBet[];
  readonly status: "none" | "loading" | "ready" | "failed";
}

export interface FreeBetsStore extends StoreApi<FreeBets> {
  /** Fetches the person's free bets; without a session there are none, and nothing is fetched. */
  refresh(): Promise<void>;
}

type FreeBetsSite = Pick<Site, "api" | "configuration" | "session" | "messages">;

/**
 * The person's free bets (B3). Where no answer comes, what is known stays, and a toast says so (B8).
 * For `featureStore`.
 */
export function createFreeBetsStore(site: FreeBetsSite): FreeBetsStore {
  const { api, configuration, session, messages } = site;
  const store = createStore<FreeBets>(() => ({ list: [], status: "none" }));
  const userId = () => session.getState().user?.id ?? null;

  async function refresh() {
    const owner = userId();
    if (owner === null || !configuration.promotions) {
      return store.setState({ list: [], status: "none" });
    }
    store.setState(({ status }) => ({ status: status === "none" ? "loading" : status }));
    const { bookmaker } = configuration;
    const answer = await api(getActiveFreeBets, { query: { active: "true", bookmaker } });
    // Another person's free bets are never shown, however late their answer comes.
    if (userId() !== owner) return;
    if (!answer.ok) return showFailure();
    const list = answer.value.data.map(({ id, name, amount, ...more }) => ({
      id,
      name,
      amount,
      amountRemaining: more.amount_remaining,
      minOdds: more.conditions.min_odds,
      expiresAt: Date.parse(more.expires_at),
    }));
    store.setState({ list, status: "ready" });
  }

  /** Shown once, until they can be had again; the slip shows it as long as it holds. */
  function showFailure() {
    const isShown = store.getState().status === "failed";
    store.setState({ status: "failed" });
    if (isShown) return;
    messages.showToast({
      severity: "error",
      title: { key: "bet-slip.free-bets-failed.title" },
      text: { key: "bet-slip.free-bets-failed.text" },
      duration: intervals.toastDefault,
    });
  }

  return { ...store, refresh };
}
