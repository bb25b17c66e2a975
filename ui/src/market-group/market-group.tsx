import { useState } from "react";
import { Button } from "../button/index.ts";
import {
  type EventView,
  type MarketGroupView,
  type RenderOutcome,
  renderPlainOutcome,
} from "../event-view/index.ts";
import { useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { groupChip } from "./market-group.variants.ts";
import { MarketPanel } from "./market-panel.tsx";

export interface MarketGroupProps {
  readonly event: Pick<EventView, "name" | "markets" | "groups">;
  readonly status?: "ready" | "loading" | "error";
  /** The group whose markets are listed; null lists all. */
  readonly groupId: string | null;
  readonly onGroupChange: (groupId: string | null) => void;
  readonly renderOutcome?: RenderOutcome;
  readonly onRetry?: () => void;
}

/** So many markets are open at first; the others wait behind their headings. */
const openAtFirst = 6;

/**
 * All markets of an event (B3, market and market groups): chips choose a group, each market opens and
 * closes by its heading, runners stand one a line with their each-way terms (B5).
 *
 * Data attributes: `data-status` ready | loading | error.
 */
export function MarketGroup(props: MarketGroupProps) {
  const { event, status = "ready", groupId, onGroupChange } = props;
  return (
    <div data-status={status} className="@container/markets grid grid-cols-1 gap-3">
      {status === "ready" && event.groups.length > 1 && (
        <GroupChips groups={event.groups} groupId={groupId} onGroupChange={onGroupChange} />
      )}
      <Markets {...props} status={status} />
    </div>
  );
}

interface ChipsProps extends Pick<MarketGroupProps, "groupId" | "onGroupChange"> {
  readonly groups: readonly MarketGroupView[];
}

function GroupChips({ groups, groupId, onGroupChange }: ChipsProps) {
  const t = useWording();
  const chips = [{ id: null, name: t("market-group.all") }, ...groups];
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("market-group.filter")}</legend>
      <div className="relative flex gap-2 overflow-x-auto overscroll-x-contain scroll-px-4 px-4 py-1 [scrollbar-width:none] tablet:-mx-1 tablet:scroll-px-1 tablet:px-1">
        {chips.map(({ id, name }) => (
          <button
            key={id ?? ""}
            type="button"
            aria-pressed={id === groupId}
            className={groupChip({ isChosen: id === groupId })}
            onClick={() => onGroupChange(id)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Markets(props: MarketGroupProps & Required<Pick<MarketGroupProps, "status">>) {
  const { event, status, groupId, renderOutcome = renderPlainOutcome, onRetry } = props;
  const t = useWording();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  if (status === "loading") return <MarketsSkeleton />;
  const group = event.groups.find(({ id }) => id === groupId);
  const markets = group
    ? event.markets.filter(({ id }) => group.marketIds.includes(id))
    : event.markets;
  if (status === "error" || markets.length === 0) {
    return (
      <div className="grid justify-items-start gap-3 bg-surface px-4 py-6 tablet:rounded-md">
        <p className="type-body text-ink-muted">
          {t(status === "error" ? "market-group.error" : "market-group.empty")}
        </p>
        {status === "error" && onRetry && (
          <Button onPress={onRetry}>{t("market-group.retry")}</Button>
        )}
      </div>
    );
  }
  const toggle = (id: string) => setToggled((before) => withToggled(before, id));
  return markets.map((market, index) => (
    <MarketPanel
      key={market.id}
      market={market}
      eventName={event.name}
      isOpen={index < openAtFirst !== toggled.has(market.id)}
      onToggle={toggle}
      renderOutcome={renderOutcome}
    />
  ));
}

function withToggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

const placeholders = ["first", "second", "third"];

function MarketsSkeleton() {
  return (
    <Loading>
      <div className="grid gap-3">
        {placeholders.map((name) => (
          <div key={name} className="grid gap-2 bg-surface p-4 tablet:rounded-md">
            <Skeleton width="third" />
            <Skeleton shape="price" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
