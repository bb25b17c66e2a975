import { intervals } from "@grandstand/rules/intervals";
import { useId, useMemo } from "react";
import { Coupon } from "../coupon/index.ts";
import { calendarDrawing, EmptyState } from "../empty-state/index.ts";
import type { CompetitionView, RenderOutcome } from "../event-view/index.ts";
import { useFormat, useNow, useWording } from "../provider/index.ts";
import { type CompetitionsOfDay, daysOf } from "./days.ts";

export interface CouponDaysProps {
  readonly competitions: readonly CompetitionView[];
  readonly renderOutcome?: RenderOutcome;
  readonly onVisibilityChange?: (isVisible: boolean, competitionId: string) => void;
}

/** What is ahead by the day on which it starts, in the person's time zone (B2, sport page). */
export function CouponDays({ competitions, ...props }: CouponDaysProps) {
  const t = useWording();
  const format = useFormat();
  const days = useMemo(
    () => daysOf(competitions, (at) => `${format.day(at)} ${format.date(at)}`),
    [competitions, format],
  );
  if (days.length === 0) {
    return (
      <EmptyState
        drawing={calendarDrawing}
        title={t("coupon.empty")}
        text={t("coupon-days.empty.next")}
      />
    );
  }
  return (
    <div className="gs:grid gs:grid-cols-1 gs:gap-6">
      {days.map((day) => (
        <Day key={day.name} day={day} {...props} />
      ))}
    </div>
  );
}

type DayProps = Omit<CouponDaysProps, "competitions"> & { readonly day: CompetitionsOfDay };

function Day({ day, renderOutcome, onVisibilityChange }: DayProps) {
  const t = useWording();
  const format = useFormat();
  const heading = useId();
  const now = useNow(intervals.eachMinute);
  const isToday = day.name === `${format.day(now)} ${format.date(now)}`;
  return (
    <section aria-labelledby={heading} className="gs:grid gs:grid-cols-1 gs:gap-3">
      <h2 id={heading} className="gs:type-title gs:px-3 gs:tablet:px-0">
        {isToday ? t("coupon-days.today", { day: day.name }) : day.name}
      </h2>
      {day.competitions.map((competition) => (
        <Coupon
          key={competition.id}
          competition={competition}
          naming="region-first"
          withinId={heading}
          {...(renderOutcome && { renderOutcome })}
          {...(onVisibilityChange && { onVisibilityChange })}
        />
      ))}
    </section>
  );
}
