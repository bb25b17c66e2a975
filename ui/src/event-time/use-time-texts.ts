import { type EventTime, type LiveClock, minuteText } from "@grandstand/rules/event-time";
import { isOneOf } from "../locale/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import type { EventTimeFacts } from "./event-time-facts.ts";
import { runningTime } from "./running-time.ts";

/** What is in bold, what is beside or under it, and what is read out instead of both. */
export interface TimeTexts {
  readonly main: string;
  readonly aside: string;
  readonly spoken: string;
}

/** The phases that have words of their own; of any other it is said that the event is live. */
const wordedPhases = [
  "first_half",
  "half_time",
  "second_half",
  "quarter_1",
  "quarter_2",
  "quarter_3",
  "quarter_4",
  "set_1",
  "set_2",
  "set_3",
  "set_4",
  "set_5",
  "map_1",
  "map_2",
  "map_3",
  "map_4",
  "map_5",
  "race",
  "ended",
] as const;

/** The words of an event's time, short for a row or whole for a page. */
export function useTimeTexts(facts: EventTimeFacts, isShort: boolean) {
  const t = useWording();
  const format = useFormat();

  function phase(name: string | null): string {
    return name !== null && isOneOf(wordedPhases, name)
      ? t(`event-time.phase.${name}`)
      : t("event-time.live");
  }

  function clockTexts(clock: LiveClock | null, now: number): [main: string, aside: string] {
    if (clock === null) return [t("event-time.live"), ""];
    if (clock.kind === "set") return [phase(`set_${clock.set}`), ""];
    if (clock.kind === "phase") return [phase(clock.phase), ""];
    return [runningTime(facts.clock, now) ?? minuteText(clock), phase(clock.phase)];
  }

  function spokenLive(main: string, aside: string, absolute: string): string {
    if (main === t("event-time.live")) return t("event-time.spoken-in-play", { absolute });
    return aside === ""
      ? t("event-time.spoken-phase", { phase: main, absolute })
      : t("event-time.spoken-live", { clock: main, aside, absolute });
  }

  function shortDay(time: Extract<EventTime, { dayText: string }>): string {
    if (time.day === "today" || time.day === "tomorrow") return t(`event-time.${time.day}`);
    return time.day === "weekday" ? capital(format.day(time.startsAt)) : dayAndMonth(time.dayText);
  }

  return (time: EventTime, now: number): TimeTexts => {
    const absolute = time.absoluteText;
    if (time.kind === "live") {
      const [main, aside] = clockTexts(time.clock, now);
      return { main, aside, spoken: spokenLive(main, aside, absolute) };
    }
    if (time.kind === "countdown") {
      const left = { minutes: time.minutes, seconds: String(time.seconds).padStart(2, "0") };
      // In a column of starts `18:21` would be read as one of them.
      const main = isShort
        ? t(time.minutes > 0 ? "event-time.minutes" : "event-time.seconds", {
            minutes: time.minutes,
            seconds: time.seconds,
          })
        : t("event-time.in", { timer: t("event-time.countdown", left) });
      const at = t("event-time.at", { time: format.time(time.startsAt) });
      const aside = isShort ? at : absolute;
      return { main, aside, spoken: t("event-time.spoken-countdown", { ...left, absolute }) };
    }
    const whole = t("event-time.day-and-time", { day: capital(time.dayText), time: time.timeText });
    return isShort
      ? { main: time.timeText, aside: shortDay(time), spoken: absolute }
      : { main: whole, aside: absolute, spoken: `${whole}, ${absolute}` };
  };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** `sam. 28 nov.` without its weekday, which a narrow column has no room for. */
function dayAndMonth(text: string): string {
  return text.replace(/^\p{L}+\.?,?\s+/u, "");
}
