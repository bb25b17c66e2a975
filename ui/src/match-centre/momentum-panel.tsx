import { memo } from "react";
import type { SidePair } from "../event-view/index.ts";
import { joined } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { aboveOnly } from "./centre-tab-button.tsx";
import { type FollowedPlay, usePlayPart } from "./live-play.ts";
import type { CentreTeamView, PlayView } from "./match-centre-view.ts";
import { Momentum } from "./momentum.tsx";
import { MomentumTable } from "./momentum-table.tsx";
import { useSideTones } from "./side-tones.ts";
import { TableViewButton, type TableViewButtonProps } from "./table-view-button.tsx";
import { usePressureText } from "./use-play-texts.ts";
import type { TabsLayout } from "./whole-match.ts";

export interface MomentumPanelProps extends TableViewButtonProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly play: FollowedPlay;
  /** A half is being played: then it is said who presses. */
  readonly isRunning: boolean;
  readonly layout: TabsLayout["layout"];
}

/** Who presses: drawn, or as numbers, and in words. */
export function MomentumPanel({
  sides,
  play,
  isRunning,
  layout,
  isTableView,
  onTableViewChange,
}: MomentumPanelProps) {
  const pressure = usePressureText(sides, play, isRunning);
  const tones = useSideTones(sides);
  return (
    <>
      {isTableView ? (
        <MomentumNumbers sides={sides} play={play} />
      ) : (
        // An element that a translator puts into a drawing is not drawn.
        <div translate="no" className="gs:px-3 gs:pt-3 gs:tablet:px-4">
          <Momentum sides={sides} play={play} pressure={pressure} />
        </div>
      )}
      <div className="gs:type-small gs:flex gs:min-h-11 gs:flex-wrap gs:items-center gs:gap-x-4 gs:ps-3 gs:pe-1 gs:text-ink-muted gs:tablet:ps-4">
        {!isTableView && (
          <>
            <Legend tone={tones[0]} name={sides[0].name} direction="▲" />
            <Legend tone={tones[1]} name={sides[1].name} direction="▼" />
          </>
        )}
        {pressure !== null && (
          <span className="gs:order-last gs:basis-full gs:pe-2 gs:pb-3 gs:tablet:order-none gs:tablet:ms-auto gs:tablet:basis-auto gs:tablet:pb-0">
            <Sentence names={sides.map(({ name }) => name)}>{pressure}</Sentence>
          </span>
        )}
        {layout !== "whole" && (
          <div className={joined("gs:ms-auto gs:tablet:ms-0", aboveOnly(layout))}>
            <TableViewButton {...{ isTableView, onTableViewChange }} />
          </div>
        )}
      </div>
    </>
  );
}

const noMinutes = { first: [], second: [] };
const momentumOf = ({ momentum }: PlayView) => momentum ?? noMinutes;
const incidentsOf = ({ incidents }: PlayView) => incidents;

function MomentumNumbers({ sides, play }: Pick<MomentumPanelProps, "sides" | "play">) {
  const momentum = usePlayPart(play, momentumOf);
  const incidents = usePlayPart(play, incidentsOf);
  return <MomentumTable sides={sides} momentum={momentum} incidents={incidents} />;
}

interface LegendProps {
  readonly tone: string;
  readonly name: string;
  /** Where its bars are. */
  readonly direction: "▲" | "▼";
}

const Legend = memo(function Legend({ tone, name, direction }: LegendProps) {
  return (
    <span className="gs:flex gs:items-center gs:gap-1.5">
      <svg aria-hidden width={10} height={10}>
        <rect width={10} height={10} rx={2} fill={tone} />
      </svg>
      <span translate="no">{name}</span>
      <span aria-hidden>{direction}</span>
    </span>
  );
});
