import { SlidersHorizontal } from "lucide";
import { type ReactNode, useState } from "react";
import { CountBadge } from "../badge/index.ts";
import { Button, ButtonLink } from "../button/index.ts";
import { IconButton } from "../icon-button/index.ts";
import {
  type ChangeDetails,
  changeDetails,
  type PressReason,
  useWording,
} from "../provider/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { BetFilters, type BetFiltersProps, type BetFiltersView } from "./bet-filters.tsx";
import {
  type BetHistoryTab,
  betHistoryTabs,
  filterFold,
  filterSwitch,
} from "./bet-history.variants.ts";
import { BetList, type BetListProps } from "./bet-list.tsx";

export interface BetHistoryProps
  extends Omit<BetListProps, "empty">,
    Omit<BetFiltersProps, "onFilter"> {
  readonly tab: BetHistoryTab;
  /** Where a person without bets continues. */
  readonly liveHref: string;
  readonly onChooseTab: (tab: BetHistoryTab, details: ChangeDetails<PressReason>) => void;
  readonly onFilter: BetFiltersProps["onFilter"];
}

/**
 * A person's own bets: open, settled, cashed out, by period and type (B2, /history). Where it is as
 * narrow as on a phone the filters are folded, so that the first bet is near the top.
 */
export function BetHistory({
  list,
  offers,
  tab,
  filters,
  today,
  liveHref,
  onChooseTab,
  onFilter,
  onRetry,
  onMore,
  onCashOut,
}: BetHistoryProps) {
  const t = useWording();
  const [isUnfolded, setUnfolded] = useState(false);
  const chosen = [filters.period, filters.type].filter((choice) => choice !== "all").length;
  return (
    <section
      aria-labelledby="bet-history-title"
      data-status={list.status}
      className="gs:@container/bets gs:grid gs:grid-cols-1 gs:gap-4 gs:px-3 gs:pt-2 gs:tablet:px-0 gs:wide:pt-0"
    >
      <div className="gs:flex gs:items-center gs:justify-between gs:gap-3">
        <h1 id="bet-history-title" className="gs:type-title gs:min-w-0 gs:wrap-break-word">
          {t("history.title")}
        </h1>
        <div className={filterSwitch()}>
          <IconButton
            icon={SlidersHorizontal}
            variant="raised"
            label={t("history.filters")}
            isExpanded={isUnfolded}
            onPress={() => setUnfolded(!isUnfolded)}
          >
            {chosen > 0 && (
              <CountBadge count={chosen} label={t("history.filters.chosen", { count: chosen })} />
            )}
          </IconButton>
        </div>
      </div>
      <div className="gs:max-w-md">
        <SegmentedControl
          label={t("history.tabs")}
          options={betHistoryTabs.map((value) => ({ value, label: t(`history.tab.${value}`) }))}
          value={tab}
          onChange={onChooseTab}
        />
      </div>
      <div className={filterFold({ isUnfolded })}>
        <BetFilters filters={filters} today={today} onFilter={onFilter} />
      </div>
      <BetList
        list={list}
        offers={offers}
        empty={
          chosen > 0 ? (
            <Empty text={t("history.empty.filtered")}>
              <Button onPressEvent={(event) => onFilter(noFilters, changeDetails("clear", event))}>
                {t("history.clear")}
              </Button>
            </Empty>
          ) : (
            <Empty text={t(`history.empty.${tab}`)}>
              <ButtonLink href={liveHref}>{t("history.empty.go")}</ButtonLink>
            </Empty>
          )
        }
        onRetry={onRetry}
        onMore={onMore}
        onCashOut={onCashOut}
      />
    </section>
  );
}

const noFilters: BetFiltersView = { period: "all", type: "all", from: "", to: "" };

/** Why the list is empty, with a way on. */
function Empty({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="gs:grid gs:justify-items-start gs:gap-3 gs:rounded-md gs:bg-surface gs:p-4 gs:shadow-card">
      <p className="gs:type-body gs:text-ink-muted">{text}</p>
      {children}
    </div>
  );
}
