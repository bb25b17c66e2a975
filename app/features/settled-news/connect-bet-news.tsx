import type { Bet } from "@grandstand/contract/betslip";
import { isQuietAt } from "@grandstand/rules/notifications";
import { lazyPart } from "@grandstand/ui/load-code";
import { Suspense, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { isPageInUse } from "../../core/site/page-in-use.ts";
import { Part } from "../../core/site/part.tsx";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { createBetNews, createPaid, maySpeak } from "../bet-news/index.lazy.ts";
import { createLimits } from "../limits/index.lazy.ts";
import { createUnread } from "../notifications/index.ts";

const SettledNews = lazyPart(async () => (await import("./settled-news.tsx")).SettledNews);

/**
 * Follows which bets of the person are settled, and says it in passing where that is welcome; its toast is loaded with
 * the first (docs/decisions/137).
 */
export function ConnectBetNews() {
  const { session, settings, messages, slipOutline, clock } = useSite();
  const news = useFeatureStore(createBetNews);
  const paid = useStore(useFeatureStore(createPaid));
  const user = useStore(session, (state) => state.user);
  const limits = useStore(useFeatureStore(createLimits), ({ list }) => list);
  const isOn = useStore(settings, ({ saysSettled }) => saysSettled);
  const isCovered = useStore(messages, ({ overlay }) => overlay !== null);
  const isSlipOpen = useStore(slipOutline, ({ isOpen }) => isOpen);
  const [said, say] = useState<readonly Bet[]>([]);
  const follows = useMemo(
    () => isOn && user !== null && maySpeak(user, limits),
    [isOn, user, limits],
  );
  const balance = user?.balance;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is paid moves the balance, or is announced
  useEffect(() => {
    if (follows) void news.refresh();
  }, [news, follows, balance, paid]);
  useEffect(() => {
    if (!follows) news.clear();
  }, [news, follows]);
  useEffect(() => news.clear, [news]);
  useCountedInInbox();
  useEffect(
    () =>
      news.subscribe(({ fresh }) => {
        if (fresh.length === 0) return;
        const isHeld = isPageInUse() || document.visibilityState === "hidden";
        if (!isHeld && !isQuietAt(clock.now(), settings.getState().timeZone)) say(fresh);
        news.dropFresh();
      }),
    [news, settings, clock],
  );
  const isDropped = isCovered || isSlipOpen || !follows;
  if (isDropped && said.length > 0) say([]);
  if (said.length === 0) return null;
  return (
    <Part>
      <Suspense>
        <Deferred>
          <SettledNews
            key={said.map(({ id }) => id).join(" ")}
            bets={said}
            onClose={() => say([])}
          />
        </Deferred>
      </Suspense>
    </Part>
  );
}

/** Adds what is not read of the person's bets to what the header counts of the inbox (docs/decisions/142). */
function useCountedInInbox(): void {
  const news = useFeatureStore(createBetNews);
  const unread = useFeatureStore(createUnread);
  useEffect(() => {
    const add = (change: number) => unread.setState((count) => count + change, true);
    add(news.getState().settled.length);
    const end = news.subscribe(({ settled }, before) => {
      if (settled !== before.settled) add(settled.length - before.settled.length);
    });
    return () => {
      end();
      add(-news.getState().settled.length);
    };
  }, [news, unread]);
}
