import type { ReactNode } from "react";
import type { BetCardView, CashOutOfferView } from "../bet-card/index.ts";
import { BetSummary } from "../bet-summary/index.ts";
import { Button } from "../button/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { BetDay } from "./bet-days.tsx";
import type { BetDayView } from "./bet-days-view.ts";
import { betList } from "./bet-history.variants.ts";

/** Bets as far as they are known, newest first. */
export type BetListView =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  /** The person's account does not answer: whose bets they are can't be said yet. */
  | { readonly status: "unreachable" }
  | {
      readonly status: "loaded";
      readonly bets: readonly BetCardView[];
      /** The same bets by the day on which they ended, the latest first; absent where they are not listed by days. */
      readonly days?: readonly BetDayView[];
      readonly more: "none" | "there" | "loading" | "failed";
    };

/** What of the list is the same for each of its bets. */
export interface BetCardsProps {
  /** By bet; for a bet without one, none is fetched. */
  readonly offers: Readonly<Record<string, CashOutOfferView>>;
  /** The offers are on their way: an open bet without one is being calculated. */
  readonly areOffersComing?: boolean | undefined;
  /** The bet that is shown beside the list. */
  readonly chosenId?: string | null | undefined;
  readonly onCashOut: (betId: string) => void;
  /** Shows a bet beside the list; without it, a bet leads to its own page. */
  readonly onOpen?: ((betId: string) => void) | undefined;
}

export interface BetListProps extends BetCardsProps {
  readonly list: BetListView;
  /** `2026-11-21`, in the person's zone; for the names of days. */
  readonly today?: string;
  /** What is shown instead of an empty list. */
  readonly empty: ReactNode;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}

/** The bets, their room while they come, or why there are none. */
export function BetList(props: BetListProps) {
  const { list, today = "", empty, onRetry, onMore } = props;
  const t = useWording();
  switch (list.status) {
    case "loading":
      return (
        <Loading>
          <div className={betList()}>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </div>
        </Loading>
      );
    case "failed":
      return (
        <Notice
          kind="error"
          announced={t("history.failed")}
          action={<Button onPress={onRetry}>{t("history.retry")}</Button>}
        >
          {t("history.failed")}
        </Notice>
      );
    case "unreachable":
      return (
        <Notice kind="warning" announced={t("history.unreachable")}>
          {t("history.unreachable")}
        </Notice>
      );
    case "loaded":
      if (list.bets.length === 0) return empty;
      return (
        <>
          {list.days === undefined ? (
            <BetCards {...props} bets={list.bets} />
          ) : (
            <div className="gs:-mt-6">
              {list.days.map((day) => (
                <BetDay key={day.day} day={day} today={today}>
                  <BetCards {...props} bets={day.bets} headingLevel={3} />
                </BetDay>
              ))}
            </div>
          )}
          {list.more === "failed" && (
            <Notice kind="error" announced={t("history.failed")}>
              {t("history.failed")}
            </Notice>
          )}
          {list.more !== "none" && (
            <div className="gs:grid">
              <Button isBusy={list.more === "loading"} onPress={onMore}>
                {t(list.days === undefined ? "history.more" : "history.more.days")}
              </Button>
            </div>
          )}
        </>
      );
  }
}

interface CardsProps extends BetCardsProps {
  readonly bets: readonly BetCardView[];
  readonly headingLevel?: 2 | 3;
}

/** A list of bets, a card each. */
export function BetCards({
  bets,
  headingLevel,
  offers,
  areOffersComing = false,
  chosenId,
  onCashOut,
  onOpen,
}: CardsProps) {
  return (
    <ul className={betList()}>
      {bets.map((bet) => (
        <li key={bet.id} className="gs:grid gs:min-w-0 gs:grid-cols-1">
          <BetSummary
            bet={bet}
            {...(headingLevel && { headingLevel })}
            cashOut={offers[bet.id] ?? (areOffersComing ? null : undefined)}
            isChosen={bet.id === chosenId}
            onCashOut={onCashOut}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}
