import type { Limit, LimitValue } from "@grandstand/rules/limits";
import { useFormat, useWording } from "../provider/index.ts";
import { useDuration } from "../session-clock/index.ts";

/** Which limit. */
export type LimitName = Pick<Limit, "kind" | "period">;

const minute = 60_000;

/** Says limits and their values in words. */
export function useLimitWords() {
  const t = useWording();
  const format = useFormat();
  const duration = useDuration();
  return {
    /** Kind and period, for use outside of the list. */
    name: ({ kind, period }: LimitName) =>
      `${t(`limit-list.kind.${kind}`)} – ${t(`limit-list.period.${period}`)}`,
    /** A value, or that there is none. */
    value: (kind: Limit["kind"], value: LimitValue) => {
      if (value === null) return t("limit-list.none");
      return kind === "session" ? duration(value * minute) : format.limit(value);
    },
  };
}
