import { type LiveClock, minuteText } from "@grandstand/rules/event-time";
import { useWording } from "../provider/index.ts";

const radius = 25;
const circumference = 2 * Math.PI * radius;
/** Of a match without stoppage time. */
const lastMinute = 90;

export interface MinuteRingProps {
  /** Null at half-time. */
  readonly clock: Extract<LiveClock, { kind: "minute" }> | null;
}

/** The minute of a match in a ring that closes with its ninety minutes. What it says is read out beside it. */
export function MinuteRing({ clock }: MinuteRingProps) {
  const t = useWording();
  const part = clock === null ? 0.5 : Math.min(1, clock.minute / lastMinute);
  return (
    <span aria-hidden className="gs:grid gs:place-items-center gs:*:col-start-1 gs:*:row-start-1">
      <svg
        aria-hidden
        viewBox="0 0 56 56"
        fill="none"
        strokeWidth="3"
        className="gs:size-12 gs:-rotate-90 gs:tablet:size-14"
      >
        <circle cx="28" cy="28" r={radius} className="gs:stroke-line" />
        <circle
          cx="28"
          cy="28"
          r={radius}
          strokeDasharray={`${Math.round(part * circumference)} ${Math.ceil(circumference)}`}
          className="gs:stroke-ink"
        />
      </svg>
      <span translate="no" className="gs:type-small gs:tabular gs:font-bold">
        {clock === null ? t("event-header.break") : minuteText(clock)}
      </span>
    </span>
  );
}
