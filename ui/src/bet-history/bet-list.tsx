import type { ReactNode } from "react";
import { BetCard, type BetCardView, type CashOutOfferView } from "../bet-card/index.ts";
import { Button } from "../button/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
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
      readonly more: "none" | "there" | "loading" | "failed";
    };

export interface BetListProps {
  readonly list: BetListView;
  /** By bet; for a bet without one, none is fetched. */
  readonly offers: Readonly<Record<string, CashOutOfferView>>;
  /** What is shown instead of an empty list. */
  readonly empty: ReactNode;
  readonly onRetry: () => void;
  readonly onMore: () => void;
  readonly onCashOut: (betId: string) => void;
}

/** The bets, their room while they come, or why there are none. */
export function BetList({ list, offers, empty, onRetry, onMore, onCashOut }: BetListProps) {
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
          <ul className={betList()}>
            {list.bets.map((bet) => (
              <li key={bet.id} className="gs:grid gs:min-w-0 gs:grid-cols-1">
                <BetCard bet={bet} cashOut={offers[bet.id] ?? null} onCashOut={onCashOut} />
              </li>
            ))}
          </ul>
          {list.more === "failed" && (
            <Notice kind="error" announced={t("history.failed")}>
              {t("history.failed")}
            </Notice>
          )}
          {list.more !== "none" && (
            <div className="gs:grid gs:justify-items-center">
              <Button isBusy={list.more === "loading"} onPress={onMore}>
                {t("history.more")}
              </Button>
            </div>
          )}
        </>
      );
  }
}
