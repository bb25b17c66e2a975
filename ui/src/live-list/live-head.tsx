import { ArrowUpDown, Pause, Play } from "lucide";
import { Button } from "../button/index.ts";
import { pressDetails, useAnnounce, useFormat, useWording } from "../provider/index.ts";
import { SelectButton } from "../select-button/index.ts";
import { type LiveSort, liveSorts } from "./listed-sports.ts";
import type { LiveListProps } from "./live-list-props.ts";

interface LiveHeadProps
  extends Pick<LiveListProps, "title" | "isPaused" | "onPauseChange" | "onSortChange"> {
  readonly sort: LiveSort;
  /** How many events are in play; null where nothing is known, or nothing is in play. */
  readonly count: number | null;
  /** Epoch milliseconds; null while the list is not frozen. */
  readonly frozenAt: number | null;
}

/** The heading with what is in play, or since when the list is frozen; how it is sorted, and what freezes it. */
export function LiveHead({ title, count, frozenAt, sort, onSortChange, ...freeze }: LiveHeadProps) {
  const t = useWording();
  const format = useFormat();
  if (title === undefined && count === null) return null;
  return (
    <div className="gs-live-head">
      <div className="gs-live-title">
        {title !== undefined && <h1 className="gs:type-title">{title}</h1>}
        {count !== null && (
          <p className="gs-live-state">
            {frozenAt === null
              ? t("live-list.in-play", { count })
              : t("live-list.frozen", { time: format.time(frozenAt) })}
          </p>
        )}
      </div>
      {count !== null && onSortChange && (
        <SelectButton<LiveSort>
          icon={ArrowUpDown}
          label={t("live-list.sort")}
          value={sort}
          options={liveSorts.map((value) => ({ value, name: t(`live-list.sort.${value}`) }))}
          onChange={onSortChange}
        />
      )}
      {count !== null && <FreezeButton {...freeze} />}
    </div>
  );
}

/** What it does is said once it is done: nothing on the screen moves by it. */
function FreezeButton({
  isPaused,
  onPauseChange,
}: Pick<LiveListProps, "isPaused" | "onPauseChange">) {
  const t = useWording();
  const announce = useAnnounce();
  return (
    <Button
      icon={isPaused ? Play : Pause}
      hasLabelOnPhones={false}
      onPressEvent={(event) => {
        onPauseChange(!isPaused, pressDetails(event));
        announce(t(isPaused ? "live-list.resumed" : "live-list.frozen.said"));
      }}
    >
      {t(isPaused ? "live-list.resume" : "live-list.pause")}
    </Button>
  );
}
