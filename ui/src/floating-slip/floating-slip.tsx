import type { Cents } from "@grandstand/rules/money";
import type { ExactOdds, Odds } from "@grandstand/rules/odds";
import { ChevronUp } from "lucide";
import { type MouseEvent, type ReactNode, Suspense, useId, useRef } from "react";
import { Icon } from "../icon/index.ts";
import { lazyPart } from "../load-code/index.ts";
import type { Schedule } from "../place-control/index.ts";
import { type ChangeDetails, changeDetails, useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { floatingSlip, newsSign, slipBar } from "./floating-slip.variants.ts";
import { NewsAction, NewsWords, signOf } from "./news-parts.tsx";
import type { SlipBarNews } from "./slip-bar-news.ts";

/** How it was opened or closed: by its bar, by the Escape key, or by the browser's Back. */
export type FloatingSlipReason = "bar" | "escape" | "back";

export interface FloatingSlipProps {
  readonly selectionCount: number;
  /** The odds of the combi, exact; or the one selection's price. Null shows none. */
  readonly odds: ExactOdds | Odds | null;
  /** Cents; null where a price is not known yet ("-", B5). */
  readonly potentialReturn: Cents | null;
  /** What keeps it from being placed, instead of odds and return; null where nothing does. */
  readonly news?: SlipBarNews | null;
  /** Does at once what there is to do: takes the prices, removes what is over, deposits. */
  readonly onActOnNews?: (news: SlipBarNews) => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean, details: ChangeDetails<FloatingSlipReason>) => void;
  /** The slip; drawn only while it is open. */
  readonly children?: ReactNode;
  /** For tests: when a wait is over. */
  readonly schedule?: Schedule | undefined;
}

const SlipSheet = lazyPart(async () => (await import("./slip-sheet.tsx")).SlipSheet);

/**
 * The slip of a phone while it is closed: a bar that shows what is on it, and opens it over the whole
 * screen (B2, floating bet slip). Where something keeps it from being placed, the bar says that instead, with what can
 * be done at once. An empty slip has no bar. Its caller puts it above the bottom bar.
 *
 * Data attributes: `data-news` what the bar says.
 */
export function FloatingSlip({
  selectionCount,
  odds,
  potentialReturn,
  news = null,
  onActOnNews,
  isOpen,
  onOpenChange,
  children,
  schedule,
}: FloatingSlipProps) {
  const wordsId = useId();
  const bar = useRef<HTMLButtonElement>(null);

  /** The button goes with the news that it ends: what opens the slip has the focus before it can be lost. */
  function act(current: SlipBarNews, event: MouseEvent<HTMLButtonElement>) {
    if (current.kind === "suspended") return onOpenChange(true, changeDetails("bar", event));
    if (current.kind !== "funds") bar.current?.focus();
    onActOnNews?.(current);
  }
  return (
    <>
      {selectionCount > 0 && (
        <div data-slip-bar="" data-news={news?.kind} className={floatingSlip()}>
          <button
            ref={bar}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            className={slipBar({ hasNews: news !== null })}
            onClick={(event) => onOpenChange(true, changeDetails("bar", event))}
          >
            {news === null ? (
              <BarTotals count={selectionCount} odds={odds} potentialReturn={potentialReturn} />
            ) : (
              <>
                <span aria-hidden className={newsSign()}>
                  <Icon shape={signOf(news)} size={24} />
                </span>
                <NewsWords news={news} id={wordsId} />
              </>
            )}
          </button>
          {news !== null && (
            <NewsAction
              news={news}
              wordsId={wordsId}
              onPress={(event) => act(news, event)}
              schedule={schedule}
            />
          )}
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <SlipSheet onClose={(details) => onOpenChange(false, details)}>{children}</SlipSheet>
        </Suspense>
      )}
    </>
  );
}

interface BarTotalsProps {
  readonly count: number;
  readonly odds: ExactOdds | Odds | null;
  readonly potentialReturn: Cents | null;
}

/** How many selections there are, at which odds, and what they may pay. */
function BarTotals({ count, odds, potentialReturn }: BarTotalsProps) {
  const t = useWording();
  const format = useFormat();
  return (
    <>
      <span className="gs:type-label gs:min-w-0 gs:text-start">
        <span className="gs:font-bold">{t("bet-slip.floating.selections", { count })}</span>
        {odds !== null && (
          <Sentence>{t("bet-slip.floating.odds", { odds: oddsText(odds, format) })}</Sentence>
        )}
      </span>
      <span className="gs:flex gs:items-center gs:gap-2">
        <BarReturn cents={potentialReturn} />
        <Icon shape={ChevronUp} size={20} />
      </span>
    </>
  );
}

function BarReturn({ cents }: { readonly cents: Cents | null }) {
  const t = useWording();
  const format = useFormat();
  return (
    <>
      <span className="gs:sr-only">{t("bet-slip.summary.return")}</span>
      <span className="gs:type-price-large">
        {cents === null ? (
          <>
            <span aria-hidden>-</span>
            <span className="gs:sr-only">{t("bet-slip.summary.unknown")}</span>
          </>
        ) : (
          <span translate="no">{format.money(cents)}</span>
        )}
      </span>
    </>
  );
}

function oddsText(odds: ExactOdds | Odds, format: ReturnType<typeof useFormat>): string {
  return typeof odds === "object" ? format.totalOdds(odds) : format.odds(odds);
}
