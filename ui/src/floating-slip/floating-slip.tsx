import type { Cents } from "@grandstand/rules/money";
import type { ExactOdds, Odds } from "@grandstand/rules/odds";
import { ChevronUp } from "lucide";
import { type ReactNode, Suspense } from "react";
import { Icon } from "../icon/index.ts";
import { lazyPart } from "../load-code/index.ts";
import { type ChangeDetails, changeDetails, useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { floatingSlip } from "./floating-slip.variants.ts";

/** How it was opened or closed: by its bar, by the Escape key, or by the browser's Back. */
export type FloatingSlipReason = "bar" | "escape" | "back";

export interface FloatingSlipProps {
  readonly selectionCount: number;
  /** The odds of the combi, exact; or the one selection's price. Null shows none. */
  readonly odds: ExactOdds | Odds | null;
  /** Cents; null where a price is not known yet ("-", B5). */
  readonly potentialReturn: Cents | null;
  /** How many of the selections are over; with one, no return is promised. */
  readonly overCount?: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean, details: ChangeDetails<FloatingSlipReason>) => void;
  /** The slip; drawn only while it is open. */
  readonly children?: ReactNode;
}

const SlipSheet = lazyPart(async () => (await import("./slip-sheet.tsx")).SlipSheet);

/**
 * The slip of a phone while it is closed: a bar that shows what is on it, and opens it over the whole
 * screen (B2, floating bet slip). An empty slip has no bar. Its caller puts it above the bottom bar.
 */
export function FloatingSlip({
  selectionCount,
  odds,
  potentialReturn,
  overCount = 0,
  isOpen,
  onOpenChange,
  children,
}: FloatingSlipProps) {
  const t = useWording();
  const format = useFormat();
  return (
    <>
      {selectionCount > 0 && (
        <button
          type="button"
          data-slip-bar=""
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={floatingSlip()}
          onClick={(event) => onOpenChange(true, changeDetails("bar", event))}
        >
          <span className="gs:type-label gs:min-w-0 gs:text-start">
            <span className="gs:font-bold">
              {t("bet-slip.floating.selections", { count: selectionCount })}
            </span>
            {odds !== null && (
              <Sentence>{t("bet-slip.floating.odds", { odds: oddsText(odds, format) })}</Sentence>
            )}
          </span>
          <span className="gs:flex gs:items-center gs:gap-2">
            {overCount > 0 ? (
              <span className="gs:type-label">
                {t("bet-slip.floating.over", { count: overCount })}
              </span>
            ) : (
              <BarReturn cents={potentialReturn} />
            )}
            <Icon shape={ChevronUp} size={20} />
          </span>
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <SlipSheet onClose={(details) => onOpenChange(false, details)}>{children}</SlipSheet>
        </Suspense>
      )}
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
