import { intervals } from "@grandstand/rules/intervals";
import { ChevronRight } from "lucide";
import { useId } from "react";
import { CountBadge } from "../badge/index.ts";
import type { BetCardView, CashOutOfferView } from "../bet-card/index.ts";
import { Button } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import {
  type HostAttributes,
  joined,
  useDeferredWording,
  useLink,
  useNow,
  useWording,
} from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { OpenBet } from "./open-bet.tsx";

/** The open bets as far as they are known. */
export type OpenBetsListView =
  | { readonly status: "loading" | "failed" }
  | {
      readonly status: "loaded";
      /** Those that are shown, the most urgent first. */
      readonly bets: readonly BetCardView[];
      /** All that are open; null where not all are known. */
      readonly count: number | null;
    };

export interface OpenBetsProps extends HostAttributes<HTMLElement> {
  readonly list: OpenBetsListView;
  /** What each open bet would be paid out at now, by its id; one of which nothing is known is not there. */
  readonly cashOuts: Readonly<Record<string, CashOutOfferView>>;
  /** Whether the offers are fetched for the first time. */
  readonly areOffersComing?: boolean;
  /** The page of all bets; a path with its language. */
  readonly historyHref: string;
  readonly onCashOut: (betId: string) => void;
  readonly onRetry: () => void;
}

/**
 * A person's open bets at the head of a page, each as one card with what happens in it, what it may return and what it
 * is worth now (B2, B4). Nothing at all where none is open.
 *
 * Data attributes: `data-status` loading | failed | loaded; on a card `data-bet`.
 */
export function OpenBets(props: OpenBetsProps) {
  const { list, cashOuts, areOffersComing, historyHref, onCashOut, onRetry, className, ...host } =
    props;
  useDeferredWording();
  const t = useWording();
  const Link = useLink();
  const id = useId();
  const count = list.status === "loaded" ? list.count : null;
  if (list.status === "loaded" && list.bets.length === 0) return null;
  return (
    <section
      {...host}
      aria-labelledby={id}
      data-status={list.status}
      className={joined("gs-open-bets", className)}
    >
      <div className="gs-open-bets-head">
        <h2 id={id}>{t("open-bets.title")}</h2>
        {count !== null && <CountBadge count={count} label={t("open-bets.count", { count })} />}
        <Link href={historyHref}>
          <span>{t("open-bets.all")}</span>
          <Icon shape={ChevronRight} size={16} />
        </Link>
      </div>
      {list.status === "loading" && <LoadingCard />}
      {list.status === "failed" && <FailedCard onRetry={onRetry} />}
      {list.status === "loaded" && (
        <Cards bets={list.bets} {...{ cashOuts, areOffersComing, onCashOut }} />
      )}
    </section>
  );
}

interface CardsProps extends Pick<OpenBetsProps, "cashOuts" | "onCashOut"> {
  readonly bets: readonly BetCardView[];
  readonly areOffersComing: boolean | undefined;
}

function Cards({ bets, cashOuts, areOffersComing = false, onCashOut }: CardsProps) {
  // To the minute: from when a start has passed.
  const now = useNow(intervals.eachMinute);
  return (
    <ul className="gs-open-bets-list">
      {bets.map((bet) => (
        <OpenBet
          key={bet.id}
          bet={bet}
          now={now}
          cashOut={cashOuts[bet.id] ?? (areOffersComing && mayBeSold(bet) ? null : undefined)}
          onCashOut={onCashOut}
        />
      ))}
    </ul>
  );
}

/** A builder, and a stake that a free bet paid, are never cashed out. */
function mayBeSold({ betType, isFree }: BetCardView): boolean {
  return betType !== "builder" && !isFree;
}

/** As high as a card. */
function LoadingCard() {
  return (
    <Loading>
      <div aria-hidden className="gs-open-bets-list">
        <div data-alone className="gs-open-bet gs:p-2">
          <Skeleton shape="fill" />
        </div>
      </div>
    </Loading>
  );
}

function FailedCard({ onRetry }: Pick<OpenBetsProps, "onRetry">) {
  const t = useWording();
  return (
    <div className="gs-open-bets-failed">
      <p role="status" className="gs:type-small gs:min-w-0 gs:flex-[1_1_12rem]">
        {t("history.failed")}
      </p>
      <Button size="small" onPress={onRetry}>
        {t("history.retry")}
      </Button>
    </div>
  );
}
