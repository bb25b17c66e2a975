import type { Cents } from "@grandstand/rules/money";
import type { ReactNode } from "react";
import { useFormat, useWording } from "../provider/index.ts";

interface PotentialReturnProps {
  /** Null where a price is not known. */
  readonly cents: Cents | null;
  /** Further rows of the list: what comes on top. */
  readonly children?: ReactNode;
}

/** What the bets pay if everything wins, a dash where one price is not known (B5). */
export function PotentialReturn({ cents, children }: PotentialReturnProps) {
  const t = useWording();
  const format = useFormat();
  return (
    <dl className="gs:grid gs:gap-1">
      <div className="gs:type-price-large gs:flex gs:justify-between gs:gap-3">
        <dt>{t("bet-slip.summary.return")}</dt>
        <dd>
          {cents === null ? (
            <>
              <span aria-hidden>-</span>
              <span className="gs:sr-only">{t("bet-slip.summary.unknown")}</span>
            </>
          ) : (
            <span translate="no">{format.money(cents)}</span>
          )}
        </dd>
      </div>
      {children}
    </dl>
  );
}
