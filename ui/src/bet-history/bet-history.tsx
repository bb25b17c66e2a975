import { SlidersHorizontal } from "lucide";
import { type ReactNode, useState } from "react";
import { CountBadge } from "../badge/index.ts";
import type { BetCardView } from "../bet-card/index.ts";
import { Button } from "../button/index.ts";
import {
  coinsDrawing,
  type EmptyAction,
  EmptyState,
  magnifierDrawing,
  receiptDrawing,
  tribuneDrawing,
} from "../empty-state/index.ts";
import { FilterChips } from "../filter-chips/index.ts";
import { IconButton } from "../icon-button/index.ts";
import {
  type ChangeDetails,
  changeDetails,
  type PressReason,
  useFormat,
  useSeenFrom,
  useWording,
} from "../provider/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { Sentence } from "../sentence/index.ts";
import { BetDay } from "./bet-days.tsx";
import type { BetDayView, PeriodNetView } from "./bet-days-view.ts";
import { type BetFiltersView, noFilters, type OnFilter } from "./bet-filters-view.ts";
import {
  type BetHistoryTab,
  besideColumn,
  betHistoryTabs,
  historyColumns,
  periodChips,
} from "./bet-history.variants.ts";
import { BetCards, BetList, type BetListProps } from "./bet-list.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { PeriodNet } from "./period-net.tsx";

export interface BetHistoryProps extends Omit<BetListProps, "empty" | "today" | "onOpen"> {
  readonly tab: BetHistoryTab;
  readonly filters: BetFiltersView;
  /** `2026-11-21`, in the person's zone; the last day that can be chosen. */
  readonly today: string;
  /** What the chosen period brought; null where that is not known. */
  readonly net?: PeriodNetView | null;
  /** What ended today, under the open bets; null while there is nothing, and where it is not known. */
  readonly settledToday?: BetDayView | null;
  /** Where a person without bets continues. */
  readonly liveHref: string;
  readonly onChooseTab: (tab: BetHistoryTab, details: ChangeDetails<PressReason>) => void;
  readonly onFilter: OnFilter;
  /** Chooses the bet beside the list, where there is room for it. */
  readonly onChooseBet?: (betId: string) => void;
  /** The chosen bet in full; without it there is none beside the list. */
  readonly renderBet?: (bet: BetCardView) => ReactNode;
}

/** The narrowest window with a list and a bet beside each other, in em. */
const besideFrom = 87;

/**
 * A person's own bets: open, settled, cashed out, by period and type (B2, /history). What was settled is listed by days.
 * Where there is room, one of the bets is beside the list in full.
 */
export function BetHistory(props: BetHistoryProps) {
  const { list, tab, filters, chosenId = null, renderBet, onChooseBet } = props;
  const t = useWording();
  const isWide = useSeenFrom(besideFrom);
  const bets = list.status === "loaded" ? list.bets : [];
  const all = [...bets, ...(tab === "open" ? (props.settledToday?.bets ?? []) : [])];
  const beside =
    isWide && renderBet ? (all.find(({ id }) => id === chosenId) ?? all[0]) : undefined;
  return (
    <section
      aria-labelledby="bet-history-title"
      data-status={list.status}
      className="gs:grid gs:grid-cols-1 gs:gap-4 gs:px-3 gs:pt-2 gs:tablet:px-0 gs:wide:pt-0"
    >
      <div className={historyColumns({ hasBeside: beside !== undefined })}>
        <div className="gs:grid gs:min-w-0 gs:grid-cols-1 gs:gap-3">
          <HistoryHead {...props} />
          <SegmentedControl
            label={t("history.tabs")}
            options={betHistoryTabs.map((value) => ({ value, label: t(`history.tab.${value}`) }))}
            value={tab}
            onChange={props.onChooseTab}
          />
          {tab === "settled" && <PeriodChips {...props} />}
          {tab === "settled" && props.net && filters.period !== "all" && (
            <PeriodNet net={props.net} period={t(`history.filter.period.${filters.period}`)} />
          )}
          <BetsOfTab
            {...props}
            chosenId={beside?.id}
            onOpen={beside === undefined ? undefined : onChooseBet}
          />
        </div>
        {beside !== undefined && renderBet && (
          <div className={besideColumn()}>{renderBet(beside)}</div>
        )}
      </div>
    </section>
  );
}

function HistoryHead({ filters, today, onFilter }: BetHistoryProps) {
  const t = useWording();
  const [isOpen, setOpen] = useState(false);
  const chosen = [filters.period, filters.type].filter((choice) => choice !== "all").length;
  return (
    <div className="gs:flex gs:items-center gs:justify-between gs:gap-3">
      <h1 id="bet-history-title" className="gs:type-title gs:min-w-0 gs:wrap-break-word">
        {t("history.title")}
      </h1>
      <IconButton
        icon={SlidersHorizontal}
        variant="raised"
        label={t("history.filters")}
        isExpanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {chosen > 0 && (
          <CountBadge count={chosen} label={t("history.filters.chosen", { count: chosen })} />
        )}
      </IconButton>
      {isOpen && (
        <FilterSheet
          filters={filters}
          today={today}
          onClose={() => setOpen(false)}
          onFilter={(next, details) => {
            setOpen(false);
            onFilter(next, details);
          }}
        />
      )}
    </div>
  );
}

/** The usual periods at a press; pressed again, all of them. Days of one's own are chosen in the sheet. */
function PeriodChips({ filters, today, onFilter }: BetHistoryProps) {
  const t = useWording();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FilterChips
        className="gs:max-tablet:-mx-3"
        label={t("history.filter.period")}
        chips={periodChips.map((id) => ({ id, name: t(`history.chip.${id}`) }))}
        chosenId={filters.period}
        onChoose={(id, { event }) => {
          if (id === "dates") return setOpen(true);
          const pressed = periodChips.find((period) => period === id) ?? "all";
          const period = pressed === filters.period ? "all" : pressed;
          onFilter({ ...filters, period }, changeDetails("chip", event));
        }}
      />
      {isOpen && (
        <FilterSheet
          filters={{ ...filters, period: "dates" }}
          today={today}
          onClose={() => setOpen(false)}
          onFilter={(next, details) => {
            setOpen(false);
            onFilter(next, details);
          }}
        />
      )}
    </>
  );
}

interface BetsOfTabProps extends BetHistoryProps {
  readonly onOpen: ((betId: string) => void) | undefined;
}

function BetsOfTab(props: BetsOfTabProps) {
  const { list, tab, today, settledToday = null, onChooseTab } = props;
  const t = useWording();
  return (
    <>
      {tab === "open" && <RunningStakes {...props} />}
      <BetList {...props} list={list} empty={<NoBets {...props} />} />
      {tab === "open" && settledToday !== null && (
        <>
          <BetDay day={settledToday} today={today} title={t("history.settled-today")}>
            <BetCards {...props} bets={settledToday.bets} headingLevel={3} />
          </BetDay>
          <Button onPressEvent={(event) => onChooseTab("settled", changeDetails("pointer", event))}>
            {t("history.more.days")}
          </Button>
        </>
      )}
    </>
  );
}

/** The stakes of all open bets; nothing while not all of them are known. */
function RunningStakes({ list }: Pick<BetHistoryProps, "list">) {
  const t = useWording();
  const format = useFormat();
  if (list.status !== "loaded" || list.more !== "none" || list.bets.length === 0) return null;
  const own = list.bets.filter(({ isFree }) => !isFree);
  const stakes = own.reduce((sum, { remainingStake }) => sum + remainingStake, 0);
  return (
    <p className="gs:type-small gs:flex gs:justify-between gs:gap-3 gs:px-1 gs:text-ink-muted">
      <span>{t("history.running-stakes")}</span>
      <span className="gs:font-semibold gs:tabular gs:text-ink">
        <Sentence>{format.money(stakes)}</Sentence>
      </span>
    </p>
  );
}

/** Why the list is empty, with a way on. */
function NoBets({ tab, filters, liveHref, onChooseTab, onFilter }: BetHistoryProps) {
  const t = useWording();
  if (filters.period !== "all" || filters.type !== "all") {
    return (
      <EmptyState
        drawing={magnifierDrawing}
        title={t("history.empty.filtered")}
        actions={[
          {
            label: t("history.clear"),
            onPressEvent: (event) => onFilter(noFilters, changeDetails("clear", event)),
          },
        ]}
        className="gs:rounded-md"
      />
    );
  }
  const words = { title: t(`history.empty.${tab}`), text: t(`history.empty.${tab}.next`) };
  const choose = (label: string, chosen: BetHistoryTab): EmptyAction => ({
    label,
    onPressEvent: (event) => onChooseTab(chosen, changeDetails("pointer", event)),
  });
  if (tab === "open") {
    const settled = choose(t("history.empty.open.settled"), "settled");
    const actions = [{ label: t("history.empty.go"), href: liveHref }, settled];
    return <EmptyState drawing={tribuneDrawing} layout="page" {...words} actions={actions} />;
  }
  return (
    <EmptyState
      drawing={tab === "settled" ? receiptDrawing : coinsDrawing}
      {...words}
      actions={[choose(t("history.empty.to-open"), "open")]}
      className="gs:rounded-md"
    />
  );
}
