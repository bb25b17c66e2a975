import type { Bet } from "@grandstand/contract/betslip";
import { getBets } from "@grandstand/contract/history";
import { dayOf, daysAfter, startOfDay } from "@grandstand/rules/days";
import type { SettledBetItemView } from "@grandstand/ui/notification-inbox";
import { useEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import { createFetched, type FetchedStore } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createBetNews, maySpeak } from "../bet-news/index.lazy.ts";
import { type BetContext, toBetCardView } from "../bets/index.ts";
import { createLimits } from "../limits/index.lazy.ts";

/** The days, today among them, of which read bets are in the inbox, and the most that are fetched. */
const daysInInbox = 30;
const mostInInbox = "20";

/**
 * The last bets that were settled since an instant, ISO 8601; a cash-out is no news (docs/decisions/137). For
 * `useFetched`.
 *
 * @internal
 */
export function createInboxBets({ api, language }: Pick<Site, "api" | "language">) {
  const store: FetchedStore<readonly Bet[]> = createFetched(async (from, signal) => {
    const query = { by: "settled", from, limit: mostInInbox, lang: language } as const;
    const answer = await api(getBets, { query, signal });
    if (!answer.ok) return answer;
    return { ok: true, value: answer.value.bets.filter(({ status }) => status !== "cashed_out") };
  });
  return store;
}

const nothing = new Map();

/**
 * The bets as lines of the inbox: those that are not read, however old, and the last of the others; the newest first.
 *
 * @internal
 */
export function settledLines(
  unread: readonly Bet[],
  recent: readonly Bet[],
  context: BetContext,
): readonly SettledBetItemView[] {
  const isUnread = new Set(unread.map(({ id }) => id));
  const read = recent.filter(({ id }) => !isUnread.has(id));
  return [...unread, ...read]
    .map((bet) => ({
      bet: toBetCardView(bet, context, nothing, nothing),
      settledAt: Date.parse(bet.settled_at ?? ""),
      isRead: !isUnread.has(bet.id),
    }))
    .sort((one, other) => other.settledAt - one.settledAt);
}

/** What the inbox has of the person's bets. */
interface SettledLines {
  /** Null where nothing is said of their bets: in a break, at a limit, or where they have switched it off. */
  readonly bets: readonly SettledBetItemView[] | "loading" | "failed" | null;
  /** The calendar day of the person's zone. */
  readonly today: string;
  readonly retry: () => void;
}

/** The settled bets for as long as the inbox is open; what is settled meanwhile joins them. */
export function useSettledLines(): SettledLines {
  const { session, settings, clock, language, slugs } = useSite();
  const unread = useStore(useFeatureStore(createBetNews), ({ settled }) => settled);
  const user = useStore(session, (state) => state.user);
  const limits = useStore(useFeatureStore(createLimits), ({ list }) => list);
  const isOn = useStore(settings, ({ saysSettled }) => saysSettled);
  const timeZone = useStore(settings, (state) => state.timeZone);
  const follows = isOn && user !== null && maySpeak(user, limits);
  const today = dayOf(clock.now(), timeZone);
  const first = daysAfter(today, 1 - daysInInbox);
  const from = follows ? new Date(startOfDay(first, timeZone)).toISOString() : null;
  const { load } = useFeatureStore(createInboxBets);
  const recent = useFetched(createInboxBets, from);
  const ids = unread.map(({ id }) => id).join(" ");
  const fetchedWith = useRef(ids);
  useEffect(() => {
    if (from === null || fetchedWith.current === ids) return;
    fetchedWith.current = ids;
    void load(from);
  }, [from, ids, load]);
  const bets = useMemo(() => {
    if (from === null) return null;
    if (recent.status === "failed") return "failed" as const;
    if (recent.status !== "loaded") return "loading" as const;
    return settledLines(unread, recent.value, { language, slugs });
  }, [from, recent, unread, language, slugs]);
  return { bets, today, retry: () => from !== null && void load(from) };
}
