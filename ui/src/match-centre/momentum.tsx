import { memo } from "react";
import type { Side, SidePair } from "../event-view/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { IncidentShape } from "./incident-mark.tsx";
import { type FollowedPlay, usePlayPart } from "./live-play.ts";
import type { CentreTeamView, PlayView } from "./match-centre-view.ts";
import { axisOf, barsOf, type MomentumAxis, placeOf, signsApart } from "./momentum-geometry.ts";
import { useSideTones } from "./side-tones.ts";

export interface MomentumProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly play: FollowedPlay;
  /** Who presses, in words; null where that is not said. */
  readonly pressure: string | null;
}

/** Height of a lane for signs above or below the bars, in px. */
const lane = 18;
const barsHeight = 76;
const labelled = [0, 15, 30, 60, 75, 90];

/** A minute without its half: 45 is the first half's, 46 the second's. */
function labelPosition(minute: number, axis: MinuteAxis): number {
  if (minute === 90) return 100;
  return minute <= 45 ? minute * axis.minute : axis.halfTime + (minute - 45) * axis.minute;
}

const noMinutes: readonly number[] = [];
const axisOfPlay = ({ momentum }: PlayView) =>
  axisOf(momentum ?? { first: noMinutes, second: noMinutes });

/** Where the minutes lie: the same for minutes on end, while the bars change with each message. */
type MinuteAxis = Omit<MomentumAxis, "now">;

/** Who pressed when: a bar a minute, upwards the home side's, downwards the away side's, with goals and cards. */
export function Momentum({ sides, play, pressure }: MomentumProps) {
  const t = useWording();
  const minute = usePlayPart(play, (now) => axisOfPlay(now).minute);
  const halfTime = usePlayPart(play, (now) => axisOfPlay(now).halfTime);
  const tones = useSideTones(sides);
  return (
    <svg
      role="img"
      aria-label={[t("match-centre.momentum.image"), pressure].filter(Boolean).join(" ")}
      width="100%"
      height={barsHeight + 3 * lane}
      className="gs:block gs:overflow-visible"
    >
      <svg
        aria-hidden
        y={lane}
        width="100%"
        height={barsHeight}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path d="M0 50H100" className="gs:stroke-line" vectorEffect="non-scaling-stroke" />
        <path
          d={`M${halfTime} 0V100`}
          className="gs:stroke-line"
          strokeDasharray="2 3"
          vectorEffect="non-scaling-stroke"
        />
        <Bars half="first" start={0} {...{ play, minute, tones }} />
        <Bars half="second" start={halfTime} {...{ play, minute, tones }} />
        <Now play={play} />
      </svg>
      <Signs side="home" {...{ play, minute, halfTime }} />
      <Signs side="away" {...{ play, minute, halfTime }} />
      <AxisLabels minute={minute} halfTime={halfTime} />
    </svg>
  );
}

interface BarsProps extends Pick<MinuteAxis, "minute"> {
  readonly play: FollowedPlay;
  readonly half: "first" | "second";
  /** Where the half lies on the axis. */
  readonly start: number;
  readonly tones: SidePair<string>;
}

/** The bars of a half, which alone are drawn again with a message: not those of a half that is over. */
const Bars = memo(function Bars({ play, half, start, minute, tones }: BarsProps) {
  const values = usePlayPart(play, ({ momentum }) => momentum?.[half] ?? noMinutes);
  const view = { values, start, minute };
  return (
    <>
      <path d={barsOf({ ...view, side: "home" })} fill={tones[0]} />
      <path d={barsOf({ ...view, side: "away" })} fill={tones[1]} />
    </>
  );
});

/** How far the match has been played. */
const Now = memo(function Now({ play }: Pick<MomentumProps, "play">) {
  const now = usePlayPart(play, (latest) => axisOfPlay(latest).now);
  if (now === 0) return null;
  return <path d={`M${now} 0V100`} className="gs:stroke-ink" vectorEffect="non-scaling-stroke" />;
});

interface SignsProps extends MinuteAxis {
  readonly play: FollowedPlay;
  readonly side: Side;
}

/** Signs above the bars for the home side, below them for the away side, none over another, with lines to the axis. */
const Signs = memo(function Signs({ play, side, ...axis }: SignsProps) {
  const incidents = usePlayPart(play, (now) => now.incidents);
  const own = incidents.filter((each) => each.side === side && each.kind !== "substitution");
  const places = own.map((incident) => placeOf(incident, axis));
  const { shifts, scale } = signsApart(places);
  const middle = lane + barsHeight / 2;
  const [edge, centre] =
    side === "home" ? [lane, lane / 2] : [lane + barsHeight, lane * 1.5 + barsHeight];
  return own.map(({ number, kind }, index) => {
    const shift = shifts[index] ?? 0;
    return (
      <svg key={number} aria-hidden x={`${places[index]}%`} overflow="visible">
        <path d={`M${shift} ${edge}L0 ${middle}`} className="gs:stroke-ink-faint" />
        <g transform={`translate(${shift} ${centre}) scale(${scale}) translate(-8 -8)`}>
          <IncidentShape kind={kind} />
        </g>
      </svg>
    );
  });
});

const AxisLabels = memo(function AxisLabels(axis: MinuteAxis) {
  const t = useWording();
  const format = useFormat();
  return (
    <g aria-hidden>
      {labelled.map((minute) => (
        <AxisLabel
          key={minute}
          position={labelPosition(minute, axis)}
          text={t("match-centre.minute", { minute: format.number(minute) })}
        />
      ))}
      <AxisLabel position={axis.halfTime} text={t("match-centre.half-time.short")} />
    </g>
  );
});

interface AxisLabelProps {
  /** In per cent of the axis; what begins or ends it is within it. */
  readonly position: number;
  readonly text: string;
}

function AxisLabel({ position, text }: AxisLabelProps) {
  const inner = position === 100 ? "end" : "middle";
  return (
    <text
      x={`${position}%`}
      y={barsHeight + 3 * lane - 3}
      textAnchor={position === 0 ? "start" : inner}
      className="gs:type-caption gs:tabular gs:fill-ink-faint"
    >
      {text}
    </text>
  );
}
