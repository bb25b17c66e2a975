import { memo, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { EventRow } from "../event-row/index.ts";
import {
  type CompetitionView,
  type EventView,
  isRace,
  type MarketColumnView,
  marketColumns,
  type RenderOutcome,
} from "../event-view/index.ts";
import { Flag } from "../flag/index.ts";
import { MarketRow } from "../market-row/index.ts";
import { useLink, useWording } from "../provider/index.ts";
import { RaceRow } from "../race-row/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { couponClass, couponEvents, couponSign } from "./coupon.variants.ts";

/** Whether the events are there, on their way, or could not be had. */
export type CouponStatus = "ready" | "loading" | "error";

export interface CouponProps {
  readonly competition: CompetitionView;
  readonly status?: CouponStatus;
  /**
   * `region-first`: "region - competition" in the heading, as the live list heads its own (B2).
   * `name-alone`: where the events are of several regions, no line says one. `within-sport`: in a section of its sport,
   * one line with the region.
   */
  readonly naming?: "competition" | "region-first" | "name-alone" | "within-sport";
  /** The competition's page; a path with its language. */
  readonly href?: string;
  /** Id of a heading above, such as a day's, that distinguishes coupons of the same name. */
  readonly withinId?: string;
  /** At the right of the heading: the favourite star. */
  readonly action?: ReactNode;
  /** Without them, the three market types that most of its events have. */
  readonly columns?: readonly MarketColumnView[];
  /** Which of the columns is shown where there is room for one alone; counts from 0. */
  readonly columnIndex?: number;
  readonly renderOutcome?: RenderOutcome;
  readonly onRetry?: () => void;
  /** Called when the coupon comes near the screen, and when it leaves or is not drawn any more: its prices need no update meanwhile. */
  readonly onVisibilityChange?: (isVisible: boolean, competitionId: string) => void;
}

/**
 * One competition as on a paper coupon: its heading, what each column answers, its events (B2). What
 * is off screen costs no layout or paint; a caller may let its prices rest too.
 *
 * Data attributes: `data-status` ready | loading | error.
 */
export const Coupon = memo(function Coupon({
  competition,
  status = "ready",
  naming = "competition",
  href,
  withinId,
  action,
  columns,
  columnIndex = 0,
  renderOutcome,
  onRetry,
  onVisibilityChange,
}: CouponProps) {
  const t = useWording();
  const heading = useId();
  const element = useVisibility(competition.id, onVisibilityChange);
  const shown = useSame(
    columns ?? marketColumns(competition.events.filter((event) => !isRace(event))),
  );
  const names = {
    region: competition.regionName,
    sport: competition.sportName,
    competition: competition.name,
  };
  const namesakes = useMemo(() => namesOfSeveral(competition.events), [competition.events]);
  const isRegionFirst = naming === "region-first";
  const isWithinSport = naming === "within-sport";
  return (
    <section
      ref={element}
      aria-labelledby={withinId === undefined ? heading : `${heading} ${withinId}`}
      aria-busy={status === "loading" || undefined}
      data-status={status}
      className={couponClass(competition.events.length)}
    >
      <MarketRow columns={status === "ready" ? shown : []}>
        <div className="gs-coupon-title">
          {competition.country !== undefined && (
            <span className={couponSign}>
              <Flag code={competition.country} size={16} />
            </span>
          )}
          <div className="gs-coupon-names">
            <CouponHeading
              id={heading}
              level={isRegionFirst || isWithinSport ? "h3" : "h2"}
              href={href}
            >
              {isRegionFirst ? t("coupon.region-first", names) : competition.name}
            </CouponHeading>
            {(naming === "competition" || isWithinSport) && (
              <p className="gs-coupon-place">
                {isWithinSport ? competition.regionName : t("coupon.place", names)}
              </p>
            )}
          </div>
          {action && <div className={couponSign}>{action}</div>}
        </div>
      </MarketRow>
      {status === "loading" && <CouponSkeleton />}
      {status === "error" && (
        <CouponNote text={t("coupon.error")}>
          {onRetry && <Button onPress={onRetry}>{t("coupon.retry")}</Button>}
        </CouponNote>
      )}
      {status === "ready" && competition.events.length === 0 && (
        <CouponNote text={t("coupon.empty")} />
      )}
      {status === "ready" && (
        <ul className={couponEvents}>
          {competition.events.map((event) => (
            <li key={event.id}>
              {isRace(event) ? (
                <RaceRow event={event} {...(renderOutcome && { renderOutcome })} />
              ) : (
                <EventRow
                  event={event}
                  columns={shown}
                  isNamesake={namesakes.has(event.name)}
                  columnIndex={columnIndex}
                  {...(renderOutcome && { renderOutcome })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

/** The columns as an array that stays as long as they do: rows that did not change are not drawn again. */
function useSame(columns: readonly MarketColumnView[]): readonly MarketColumnView[] {
  const [kept, setKept] = useState(columns);
  const isSame = JSON.stringify(kept) === JSON.stringify(columns);
  if (!isSame) setKept(columns);
  return isSame ? kept : columns;
}

/** The names that more than one of the events has: two rounds of one cup, a match and its return. */
function namesOfSeveral(events: readonly EventView[]): ReadonlySet<string> {
  const met = new Set<string>();
  const several = new Set<string>();
  for (const { name } of events) (met.has(name) ? several : met).add(name);
  return several;
}

interface CouponHeadingProps {
  readonly id: string;
  readonly level: "h2" | "h3";
  readonly href: string | undefined;
  readonly children: string;
}

function CouponHeading({ id, level: Heading, href, children }: CouponHeadingProps) {
  const Link = useLink();
  return (
    <Heading id={id} className="gs-coupon-name">
      {href === undefined ? (
        children
      ) : (
        <Link href={href} className="gs:focus-ring-inset gs:rounded-sm gs:hover:underline">
          {children}
        </Link>
      )}
    </Heading>
  );
}

function CouponNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="gs:flex gs:flex-wrap gs:items-center gs:justify-between gs:gap-3 gs:border-t gs:border-line gs:px-4 gs:py-5">
      <p className="gs:type-body gs:text-ink-muted">{text}</p>
      {children}
    </div>
  );
}

const skeletonRows = ["first", "second", "third"];

function CouponSkeleton() {
  return (
    <Loading>
      {skeletonRows.map((row) => (
        <div
          key={row}
          className="gs:flex gs:h-16.25 gs:items-center gs:gap-6 gs:border-t gs:border-line gs:px-4"
        >
          <span className="gs:grid gs:min-w-0 gs:flex-1 gs:gap-1">
            <Skeleton width="half" />
            <Skeleton width="third" />
          </span>
          <span className="gs:min-w-0 gs:flex-1">
            <Skeleton shape="price" />
          </span>
        </div>
      ))}
    </Loading>
  );
}

/** Watches the coupon from one screen's height before it comes into view. */
function useVisibility(id: string, onChange: CouponProps["onVisibilityChange"]) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const watched = element.current;
    if (!watched || !onChange) return;
    const observer = new IntersectionObserver(
      // On a busy page several crossings come together: the last one holds.
      (crossings) => onChange(crossings.at(-1)?.isIntersecting ?? false, id),
      { rootMargin: "50% 0px" },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
      onChange(false, id);
    };
  }, [id, onChange]);
  return element;
}
