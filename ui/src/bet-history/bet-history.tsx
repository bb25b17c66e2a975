import { BetReceipt, type BetReceiptView } from "../bet-receipt/index.ts";
import { Button } from "../button/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { type BetHistoryTab, betHistoryTabs, betList } from "./bet-history.variants.ts";

/** The bets of the chosen tab, newest first, or why there are none yet. */
export type BetHistoryView =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "loaded"; readonly bets: readonly BetReceiptView[] };

export interface BetHistoryProps {
  readonly history: BetHistoryView;
  readonly tab: BetHistoryTab;
  readonly onChooseTab: (tab: BetHistoryTab) => void;
  readonly onRetry: () => void;
}

/** A person's own bets, open or settled, each as its receipt (B2, /history). */
export function BetHistory({ history, tab, onChooseTab, onRetry }: BetHistoryProps) {
  const t = useWording();
  return (
    <section
      aria-labelledby="bet-history-title"
      data-status={history.status}
      className="@container/bets grid grid-cols-1 gap-4 px-3 pt-2 tablet:px-0 wide:pt-0"
    >
      <h1 id="bet-history-title" className="type-title">
        {t("history.title")}
      </h1>
      <div className="max-w-sm">
        <SegmentedControl
          label={t("history.tabs")}
          options={betHistoryTabs.map((value) => ({ value, label: t(`history.tab.${value}`) }))}
          value={tab}
          onChange={onChooseTab}
        />
      </div>
      <Bets history={history} tab={tab} onRetry={onRetry} />
    </section>
  );
}

function Bets({ history, tab, onRetry }: Pick<BetHistoryProps, "history" | "tab" | "onRetry">) {
  const t = useWording();
  switch (history.status) {
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
    case "loaded":
      return history.bets.length === 0 ? (
        <p className="type-body text-ink-muted">{t(`history.empty.${tab}`)}</p>
      ) : (
        <ul className={betList()}>
          {history.bets.map((bet) => (
            <li key={bet.id} className="grid min-w-0 grid-cols-1">
              <BetReceipt bet={bet} headingLevel={2} />
            </li>
          ))}
        </ul>
      );
  }
}
