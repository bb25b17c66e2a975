import { Ticket } from "lucide";
import { type ReactNode, useMemo, useState } from "react";
import { useFocusWithin } from "react-aria/useFocusWithin";
import { Button } from "../button/index.ts";
import { Coupon } from "../coupon/index.ts";
import { CouponList } from "../coupon-list/index.ts";
import { EmptyState, scoreboardDrawing } from "../empty-state/index.ts";
import { isRace, marketColumns } from "../event-view/index.ts";
import { FilterChips } from "../filter-chips/index.ts";
import { Icon } from "../icon/index.ts";
import {
  stoppedClock,
  UiProvider,
  useAnnounce,
  useEnvironment,
  useFormat,
  useWording,
} from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { SportIcon } from "../sport-icon/index.ts";
import { eventsOf, type Hold, type LiveSportView } from "./held-list.ts";
import { filteredSports, ownBetsFilter, sortedSports } from "./listed-sports.ts";
import { LiveHead } from "./live-head.tsx";
import type { LiveListProps } from "./live-list-props.ts";
import { useHeldList } from "./use-held-list.ts";

/**
 * What is in play, by sport and competition (B2, Live widget and live list). Nothing moves while the
 * focus is in it, while a finger or a pointer is on a control of it, or while it is paused: changes
 * wait, are counted, and come at a press.
 *
 * Data attributes: `data-hold` none | order | all.
 */
export function LiveList(props: LiveListProps) {
  const { title, sports, status = "ready", isPaused, onPauseChange } = props;
  const { sort = "importance", onSortChange } = props;
  const t = useWording();
  const [hasFocus, setHasFocus] = useState(false);
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: setHasFocus });
  const [isPointedAt, setPointedAt] = useState(false);
  const hold: Hold = isPaused ? "all" : hasFocus || isPointedAt ? "order" : "none";
  const { shown, waiting, catchUp } = useHeldList(sports, hold);
  const listed = useListed(shown, props);
  const frozenAt = useFrozenAt(isPaused);
  const isListed = status !== "error" && shown.length > 0;
  return (
    <section
      aria-label={t("live-list.name")}
      aria-busy={status === "loading" || undefined}
      data-hold={hold}
      {...focusWithinProps}
      onPointerOver={({ target }) => setPointedAt(isControl(target))}
      onPointerLeave={() => setPointedAt(false)}
      onPointerCancel={() => setPointedAt(false)}
    >
      <LiveHead
        {...(title !== undefined && { title })}
        {...(onSortChange && { onSortChange })}
        {...{ sort, frozenAt, isPaused, onPauseChange }}
        count={isListed ? eventsOf(shown).length : null}
      />
      {isListed && <SportFilter {...props} sports={shown} />}
      {isListed && hold !== "none" && <Waiting count={waiting} onUpdate={catchUp} />}
      <LiveContent {...props} status={status} frozenAt={frozenAt} shown={listed} />
    </section>
  );
}

/** Whether a pointer there is about to press something: under it nothing may move away. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a, button, select") !== null;
}

const none: ReadonlySet<string> = new Set();

/** What of the list is drawn, filtered and sorted. */
function useListed(
  shown: readonly LiveSportView[],
  { sportSlug = null, sort = "importance", ownBets }: LiveListProps,
): readonly LiveSportView[] {
  const { locale } = useFormat();
  const ids = ownBets?.eventIds ?? none;
  return useMemo(() => {
    const compareNames = (one: string, other: string) => one.localeCompare(other, locale);
    return sortedSports(filteredSports(shown, sportSlug, ids), sort, compareNames);
  }, [shown, sportSlug, ids, sort, locale]);
}

/** The instant at which the list was frozen, in epoch milliseconds. */
function useFrozenAt(isFrozen: boolean): number | null {
  const { clock } = useEnvironment();
  return useMemo(() => (isFrozen ? clock.now() : null), [isFrozen, clock]);
}

/** A chip a sport; the person's own bets at the end, where they move no other chip. */
function SportFilter({ sports, sportSlug = null, onSportChange, ownBets }: LiveListProps) {
  const t = useWording();
  if (!onSportChange) return null;
  const all = eventsOf(sports);
  const own = all.filter(({ id }) => ownBets?.eventIds.has(id)).length;
  if (sports.length < 2 && own === 0) return null;
  // In the order of the list: one by their numbers would change while it is looked at.
  const ofSports = sports.map((sport) => ({
    id: sport.slug,
    name: sport.name,
    count: eventsOf([sport]).length,
    icon: <SportIcon sport={sport.slug} size={16} />,
  }));
  const chips = [
    { id: null, name: t("live-list.all"), count: all.length },
    ...ofSports,
    ...(own > 0 ? [ownBetsChip(t("live-list.own-bets"), own)] : []),
  ];
  return (
    <FilterChips
      className="gs-live-filter"
      label={t("live-list.filter")}
      chips={chips}
      chosenId={chips.some(({ id }) => id === sportSlug) ? sportSlug : null}
      onChoose={onSportChange}
    />
  );
}

function ownBetsChip(name: string, count: number) {
  const icon = (
    <span className="gs-own-bet-ticket">
      <Icon shape={Ticket} size={14} strokeWidth={2} />
    </span>
  );
  return { id: ownBetsFilter, name, count, icon, isPinned: true };
}

/** Over the list, of which it takes no room; without a change it is there for the keyboard alone. */
function Waiting({ count, onUpdate }: { count: number; onUpdate: () => void }) {
  const t = useWording();
  const announce = useAnnounce();
  const nothing = t("live-list.waiting-none");
  const update = () => {
    onUpdate();
    announce(t("live-list.updated"));
  };
  return (
    <div className="gs-live-waiting" data-waiting={count}>
      <Button size="small" onPress={update} {...(count === 0 && { disabledReason: nothing })}>
        {count === 0 ? nothing : t("live-list.waiting", { count })}
      </Button>
    </div>
  );
}

type ContentProps = LiveListProps & {
  readonly status: NonNullable<LiveListProps["status"]>;
  readonly shown: readonly LiveSportView[];
  readonly frozenAt: number | null;
};

const placeholders = ["first", "second"];

function LiveContent({ shown, status, frozenAt, ...props }: ContentProps) {
  const t = useWording();
  if (status === "error") {
    return (
      <div className="gs:grid gs:justify-items-start gs:gap-3 gs:bg-surface gs:px-3 gs:tablet:px-4 gs:py-6 gs:tablet:rounded-md">
        <p className="gs:type-body">{t("live-list.error")}</p>
        {props.onRetry && <Button onPress={props.onRetry}>{t("live-list.retry")}</Button>}
      </div>
    );
  }
  if (status === "loading" && shown.length === 0) {
    return (
      <Loading>
        <div className="gs:grid gs:gap-4">
          {placeholders.map((name) => (
            <div
              key={name}
              className="gs:grid gs:h-56 gs:content-start gs:gap-5 gs:bg-surface gs:px-3 gs:py-4 gs:tablet:px-4 gs:tablet:rounded-md"
            >
              <Skeleton width="third" />
              <Skeleton shape="price" />
              <Skeleton shape="price" />
            </div>
          ))}
        </div>
      </Loading>
    );
  }
  if (shown.every(({ competitions }) => competitions.length === 0)) {
    return (
      <EmptyState
        drawing={scoreboardDrawing}
        title={t("live-list.empty")}
        text={t("live-list.empty.next")}
      />
    );
  }
  return (
    <FrozenClock at={frozenAt}>
      <div className="gs:grid gs:grid-cols-1 gs:gap-4">
        {shown.map((sport) => (
          <LiveSport key={sport.slug} sport={sport} {...props} />
        ))}
      </div>
    </FrozenClock>
  );
}

type LiveSportProps = Pick<LiveListProps, "ownBets" | "renderOutcome" | "onVisibilityChange"> & {
  readonly sport: LiveSportView;
};

function LiveSport({ sport, ownBets, renderOutcome, onVisibilityChange }: LiveSportProps) {
  const t = useWording();
  const [columnIndex, setColumnIndex] = useState(0);
  const columns = useMemo(
    () => marketColumns(eventsOf([sport]).filter((event) => !isRace(event))),
    [sport],
  );
  return (
    <CouponList
      title={sport.name}
      note={t("live-list.in-play", { count: eventsOf([sport]).length })}
      columns={columns}
      columnIndex={columnIndex}
      onColumnIndexChange={setColumnIndex}
      {...(ownBets && { ownBets })}
    >
      {sport.competitions.map((competition) => (
        <Coupon
          key={competition.id}
          columns={columns}
          columnIndex={columnIndex}
          competition={competition}
          naming="region-first"
          {...(renderOutcome && { renderOutcome })}
          {...(onVisibilityChange && { onVisibilityChange })}
        />
      ))}
    </CouponList>
  );
}

/** Holds every clock below it still at an instant; what is around it continues. */
function FrozenClock({ at, children }: { at: number | null; children: ReactNode }) {
  const environment = useEnvironment();
  const value = useMemo(
    () => (at === null ? environment : { ...environment, clock: stoppedClock(at) }),
    [at, environment],
  );
  return <UiProvider value={value}>{children}</UiProvider>;
}
