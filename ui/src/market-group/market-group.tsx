import { ChevronRight } from "lucide";
import { Suspense, useCallback, useState } from "react";
import {
  type EventView,
  type MarketGroupView,
  type MarketView,
  type RenderOutcome,
  renderPlainOutcome,
} from "../event-view/index.ts";
import { FilterChips } from "../filter-chips/index.ts";
import { Icon } from "../icon/index.ts";
import { lazyPart } from "../load-code/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useWording,
} from "../provider/index.ts";
import type { RaceCardFacts } from "../race-card/index.ts";
import { MarketsSkeleton, NoMarkets, RacePanel, SettledRow } from "./late-parts.tsx";
import { LinesPanel } from "./lines-panel.tsx";
import { marketPanel, marketToggle } from "./market-group.variants.ts";
import { MarketPanel } from "./market-panel.tsx";
import { SearchSwitch } from "./market-search.tsx";
import type { MarketMatch } from "./matching-markets.ts";
import { secondColumn } from "./second-column.ts";

/** Loaded when it is opened. */
const MarketSearch = lazyPart(async () => (await import("./market-search-field.tsx")).MarketSearch);

export interface MarketGroupProps {
  readonly event: Pick<EventView, "name" | "markets" | "groups">;
  readonly status?: "ready" | "loading" | "error";
  /** The group whose markets are listed; null lists all. */
  readonly groupId: string | null;
  readonly onGroupChange: (groupId: string | null, details: ChangeDetails<PressReason>) => void;
  readonly renderOutcome?: RenderOutcome;
  /** Of a race, what is known of its runners beside their prices. */
  readonly race?: RaceCardFacts | undefined;
  readonly onRetry?: () => void;
  /** What becomes of markets that a group names and the event came without: they wait to be wanted, or `onRetry` requests them again. */
  readonly rest?: "to-fetch" | "loading" | "error";
  /** The search was opened: it finds what is in `event` alone. */
  readonly onSearch?: () => void;
}

/** From this number of markets on, one can search in them. */
const manyMarkets = 8;

/** The number of markets that are open at first; the others wait behind their headings. */
const openAtFirst = 6;

/**
 * All markets of an event (B3, market and market groups): chips choose a group, a field behind an icon
 * finds markets and outcomes by name, lines of one kind are one table, each market opens and closes by its
 * heading, runners are one a line with their each-way terms (B5). What is off screen costs no layout or paint.
 *
 * Data attributes: `data-status` ready | loading | error.
 */
export function MarketGroup(props: MarketGroupProps) {
  const { event, status = "ready", groupId, onGroupChange } = props;
  const t = useWording();
  const [match, setMatch] = useState<MarketMatch | null>(null);
  const [isSearching, setSearching] = useState(false);
  const hasSearch = status === "ready" && event.markets.length >= manyMarkets;
  const hasGroups = status === "ready" && event.groups.length > 1;
  return (
    <div
      data-status={status}
      className="gs:@container/markets gs:grid gs:grid-cols-1 gs:gap-2 gs:tablet:gap-3"
    >
      {(hasSearch || hasGroups) && (
        <div className="gs:flex gs:items-center">
          {hasSearch && (
            <SearchSwitch
              isOn={isSearching}
              onChange={(isOn) => {
                setSearching(isOn);
                if (isOn) props.onSearch?.();
                else setMatch(null);
              }}
            />
          )}
          <div className="gs:min-w-0 gs:flex-1">
            {hasGroups && (
              <FilterChips
                label={t("market-group.filter")}
                chips={[{ id: null, name: t("market-group.all") }, ...event.groups]}
                chosenId={groupId}
                onChoose={onGroupChange}
              />
            )}
          </div>
        </div>
      )}
      {hasSearch && isSearching && (
        <Suspense>
          <MarketSearch onMatch={(found) => setMatch(() => found)} />
        </Suspense>
      )}
      <Markets {...props} status={status} match={match} />
    </div>
  );
}

type MarketsProps = MarketGroupProps &
  Required<Pick<MarketGroupProps, "status">> & { readonly match: MarketMatch | null };

function Markets(props: MarketsProps) {
  const { event, status, groupId, match, race, onGroupChange, onRetry } = props;
  const { rest, renderOutcome = renderPlainOutcome } = props;
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => setToggled((before) => withToggled(before, id)), []);
  const group = event.groups.find(({ id }) => id === groupId);
  const missing = rest ? event.groups.filter((each) => lacksMarkets(each, event.markets)) : [];
  const isMissing = status === "ready" && group !== undefined && missing.includes(group);
  const hasFailed = isMissing ? rest === "error" : status === "error";
  if (status === "loading" || (isMissing && !hasFailed)) {
    return (
      <Suspense>
        <MarketsSkeleton />
      </Suspense>
    );
  }
  const grouped = group
    ? event.markets.filter(({ id }) => group.marketIds.includes(id))
    : event.markets;
  const isSearched = match !== null;
  const markets = match ? grouped.filter(match) : grouped;
  if (hasFailed || markets.length === 0) {
    const isSearchedAway = isSearched && grouped.length > 0;
    return (
      <Suspense>
        <NoMarkets {...{ hasFailed, isSearchedAway }} {...(onRetry && { onRetry })} />
      </Suspense>
    );
  }
  const parts = panelsOf(markets);
  const openCount = isSearched ? parts.length : openAtFirst;
  const cards = parts.map((panel, index) => {
    const [market] = panel;
    if (!market) return null;
    if (isSettledInPlay(market)) {
      return (
        <Suspense key={market.id}>
          <SettledRow market={market} />
        </Suspense>
      );
    }
    if (hasRunners(market)) {
      return (
        <Suspense key="runners">
          <RacePanel markets={panel} eventName={event.name} {...{ race, renderOutcome }} />
        </Suspense>
      );
    }
    const isTable = panel.length > 1;
    const id = isTable ? market.type : market.id;
    const shared = {
      eventName: event.name,
      isOpen: index < openCount !== toggled.has(id),
      onToggle: toggle,
      renderOutcome,
    };
    if (isTable) return <LinesPanel key={id} markets={panel} {...shared} />;
    return <MarketPanel key={id} market={market} {...shared} />;
  });
  const toOpen = group || isSearched ? [] : missing;
  return (
    <div className="gs-market-columns">
      {cards.toSpliced(secondColumn(parts, openCount), 0, <div key="second column" />)}
      {toOpen.map(({ id, name }) => (
        <GroupToOpen key={id} name={name} onOpen={(press) => onGroupChange(id, press)} />
      ))}
    </div>
  );
}

/** Whether a group names markets that are not there yet. */
function lacksMarkets({ marketIds }: MarketGroupView, markets: readonly MarketView[]): boolean {
  return marketIds.some((marketId) => markets.every(({ id }) => id !== marketId));
}

/** Whether play has decided a market before its event is over. */
function isSettledInPlay({ settledMinute, outcomes }: MarketView): boolean {
  return settledMinute !== undefined && outcomes.every(({ result }) => result !== undefined);
}

interface GroupToOpenProps {
  readonly name: string;
  readonly onOpen: (details: ChangeDetails<PressReason>) => void;
}

/** Stands for the markets of a group that are fetched when they are wanted. */
function GroupToOpen({ name, onOpen }: GroupToOpenProps) {
  return (
    <section className={marketPanel()}>
      <h2>
        <button
          type="button"
          className={marketToggle()}
          onClick={(event) => onOpen(pressDetails(event))}
        >
          <span className="gs:type-heading gs:min-w-0 gs:flex-1 gs:wrap-break-word">{name}</span>
          <Icon shape={ChevronRight} size={20} className="gs:shrink-0" />
        </button>
      </h2>
    </section>
  );
}

/** Whether a market's outcomes are the runners of a race. */
function hasRunners({ outcomes: [first] }: MarketView): boolean {
  return first?.number !== undefined;
}

/** The markets by the card that they are in: a race's runners share one, and so do lines of one type. */
function panelsOf(markets: readonly MarketView[]): MarketView[][] {
  const cards = Map.groupBy(markets, (market) => {
    if (hasRunners(market)) return "runners";
    return market.line !== undefined && market.outcomes.length === 2 ? market.type : market.id;
  });
  return [...cards.values()];
}

function withToggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}
