import { Pause, Play } from "lucide";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useFocusWithin } from "react-aria/useFocusWithin";
import { Button } from "../button/index.ts";
import { Coupon } from "../coupon/index.ts";
import { EmptyState, scoreboardDrawing } from "../empty-state/index.ts";
import { isRace, marketColumns, type RenderOutcome } from "../event-view/index.ts";
import { FilterChips } from "../filter-chips/index.ts";
import { MarketSwitch } from "../market-row/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  stoppedClock,
  UiProvider,
  useAnnounce,
  useEnvironment,
  useWording,
} from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import type { Hold, LiveSportView } from "./held-list.ts";
import { liveControls } from "./live-list.variants.ts";
import { useHeldList } from "./use-held-list.ts";

export interface LiveListProps {
  readonly sports: readonly LiveSportView[];
  readonly status?: "ready" | "loading" | "error";
  /** While it is paused nothing in the list changes but the prices themselves. */
  readonly isPaused: boolean;
  readonly onPauseChange: (isPaused: boolean, details: ChangeDetails<PressReason>) => void;
  /** The sport that alone is listed; null lists all. */
  readonly sportSlug?: string | null;
  /** Without it there is no filter. */
  readonly onSportChange?: (sportSlug: string | null, details: ChangeDetails<PressReason>) => void;
  readonly renderOutcome?: RenderOutcome;
  readonly onRetry?: () => void;
  readonly onVisibilityChange?: (isVisible: boolean, competitionId: string) => void;
}

/**
 * What is in play, by sport and competition (B2, Live widget and live list). Nothing moves while the
 * focus is in it, while a finger or a pointer is on a control of it, or while it is paused: changes
 * wait, are counted, and come at a press.
 *
 * Data attributes: `data-hold` none | order | all.
 */
export function LiveList(props: LiveListProps) {
  const { sports, status = "ready", isPaused, onPauseChange } = props;
  const { sportSlug = null, onSportChange } = props;
  const t = useWording();
  const announce = useAnnounce();
  const [hasFocus, setHasFocus] = useState(false);
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: setHasFocus });
  const [isPointedAt, setPointedAt] = useState(false);
  const hold: Hold = isPaused ? "all" : hasFocus || isPointedAt ? "order" : "none";
  const { shown, waiting, catchUp } = useHeldList(sports, hold);
  const update = () => {
    catchUp();
    announce(t("live-list.updated"));
  };
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
      {status !== "error" && onSportChange && shown.length > 1 && (
        <SportFilter sports={shown} sportSlug={sportSlug} onSportChange={onSportChange} />
      )}
      {status !== "error" && shown.length > 0 && (
        <div className={liveControls()}>
          <Button
            variant="raised"
            size="small"
            icon={isPaused ? Play : Pause}
            hasLabelOnPhones={false}
            onPressEvent={(event) => onPauseChange(!isPaused, pressDetails(event))}
          >
            {t(isPaused ? "live-list.resume" : "live-list.pause")}
          </Button>
          {hold !== "none" && <Waiting count={waiting} onUpdate={update} />}
        </div>
      )}
      <LiveContent {...props} status={status} shown={ofSport(shown, sportSlug)} />
    </section>
  );
}

/** Whether a pointer there is about to press something: under it nothing may move away. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a, button") !== null;
}

/** The sports that are listed; all of them where the chosen one has nothing in play any more. */
function ofSport(sports: readonly LiveSportView[], slug: string | null): readonly LiveSportView[] {
  const chosen = sports.filter((sport) => sport.slug === slug);
  return chosen.length === 0 ? sports : chosen;
}

interface SportFilterProps {
  readonly sports: readonly LiveSportView[];
  readonly sportSlug: string | null;
  readonly onSportChange: (sportSlug: string | null, details: ChangeDetails<PressReason>) => void;
}

function SportFilter({ sports, sportSlug, onSportChange }: SportFilterProps) {
  const t = useWording();
  const chips = sports.map(({ slug, name, competitions }) => ({
    id: slug,
    name,
    count: competitions.reduce((sum, { events }) => sum + events.length, 0),
  }));
  return (
    <div className="gs:mb-3">
      <FilterChips
        label={t("live-list.filter")}
        chips={[{ id: null, name: t("live-list.all") }, ...chips]}
        chosenId={chips.some(({ id }) => id === sportSlug) ? sportSlug : null}
        onChoose={onSportChange}
      />
    </div>
  );
}

function Waiting({ count, onUpdate }: { count: number; onUpdate: () => void }) {
  const t = useWording();
  const nothing = t("live-list.waiting-none");
  return (
    <Button
      variant="quiet"
      size="small"
      onPress={onUpdate}
      {...(count === 0 && { disabledReason: nothing })}
    >
      {count === 0 ? nothing : t("live-list.waiting", { count })}
    </Button>
  );
}

type ContentProps = LiveListProps & {
  readonly status: NonNullable<LiveListProps["status"]>;
  readonly shown: readonly LiveSportView[];
};

const placeholders = ["first", "second"];

function LiveContent({ shown, status, ...props }: ContentProps) {
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
    <FrozenClock isFrozen={props.isPaused}>
      <div className="gs:grid gs:grid-cols-1 gs:gap-6">
        {shown.map((sport) => (
          <LiveSport key={sport.slug} sport={sport} {...props} />
        ))}
      </div>
    </FrozenClock>
  );
}

function LiveSport({ sport, ...props }: LiveListProps & { readonly sport: LiveSportView }) {
  const heading = useId();
  const [columnIndex, setColumnIndex] = useState(0);
  const { renderOutcome, onVisibilityChange } = props;
  const columns = marketColumns(
    sport.competitions.flatMap(({ events }) => events.filter((event) => !isRace(event))),
  );
  return (
    <section aria-labelledby={heading} className="gs:grid gs:grid-cols-1 gs:gap-3">
      <h2
        id={heading}
        className="gs:type-title gs:flex gs:min-h-11 gs:items-center gs:px-3 gs:tablet:px-0 gs:wide:min-h-9"
      >
        {sport.name}
      </h2>
      <MarketSwitch columns={columns} columnIndex={columnIndex} onChange={setColumnIndex} />
      {sport.competitions.map((competition) => (
        <Coupon
          key={competition.id}
          columnIndex={columnIndex}
          competition={competition}
          naming="region-first"
          {...(renderOutcome && { renderOutcome })}
          {...(onVisibilityChange && { onVisibilityChange })}
        />
      ))}
    </section>
  );
}

/** Holds every clock below it still; what is around it continues. */
function FrozenClock({ isFrozen, children }: { isFrozen: boolean; children: ReactNode }) {
  const environment = useEnvironment();
  const value = useMemo(
    () =>
      isFrozen ? { ...environment, clock: stoppedClock(environment.clock.now()) } : environment,
    [isFrozen, environment],
  );
  return <UiProvider value={value}>{children}</UiProvider>;
}
