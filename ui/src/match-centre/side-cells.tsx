import type { SidePair } from "../event-view/index.ts";
import { MarkImage } from "../mark-image/index.ts";
import { type CentreTeamView, isPerson } from "./match-centre-view.ts";

/** A game or round: who won it, null for what is not over. */
export interface CellView {
  readonly winner: 0 | 1 | null;
  /** In its cell. */
  readonly letter?: string;
  readonly isRunning?: boolean;
  /** A line before it. */
  readonly isAfterSwitch?: boolean;
}

export interface SideCellsProps {
  readonly label: string;
  readonly sides: SidePair<CentreTeamView>;
  readonly tones: SidePair<string>;
  readonly cells: readonly CellView[];
  /** Of a cell, in px. */
  readonly height: number;
  /** Between two cells, in per cent of the width. */
  readonly gap: number;
}

/** Between both rows, in px: a change of sides is a line across it. */
const between = 4;

/** A cell a game or round, in the upper row where the home side won it, in the lower one where the away side did. */
export function SideCells({ label, sides, tones, cells, height, gap }: SideCellsProps) {
  return (
    <div role="img" aria-label={label} translate="no" className="gs-side-cells">
      <SideName team={sides[0]} />
      <Row {...{ cells, height, gap }} row={0} tone={tones[0]} />
      <SideName team={sides[1]} />
      <Row {...{ cells, height, gap }} row={1} tone={tones[1]} />
    </div>
  );
}

/** A person’s family name alone, a team’s whole name, with the flag or the mark. */
function SideName({ team }: { readonly team: CentreTeamView }) {
  return (
    <span aria-hidden className="gs-side-name">
      {team.mark !== undefined && <MarkImage name={team.mark} size={16} src={team.image} />}
      <span className="gs:min-w-0 gs:wrap-anywhere">
        {isPerson(team) ? familyName(team.name) : team.name}
      </span>
    </span>
  );
}

interface RowProps extends Pick<SideCellsProps, "cells" | "height" | "gap"> {
  readonly row: 0 | 1;
  readonly tone: string;
}

function Row({ cells, height, gap, row, tone }: RowProps) {
  const pitch = 100 / cells.length;
  return (
    <svg aria-hidden width="100%" height={height} className="gs:block gs:overflow-visible">
      {cells.map((cell, index) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
          key={index}
          cell={cell}
          isWon={cell.winner === row}
          tone={tone}
          box={{ x: index * pitch + gap / 2, width: pitch - gap, height }}
        />
      ))}
      {cells.map(
        ({ isAfterSwitch }, index) =>
          isAfterSwitch && (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
              key={index}
              aria-hidden
              x={`${index * pitch}%`}
              y={row === 0 ? 0 : -between}
              transform="translate(-0.5 0)"
              width={1}
              height={row === 0 ? height : height + between}
              className="gs:fill-ink-faint"
            />
          ),
      )}
    </svg>
  );
}

/** A person’s family name: "A. De la Torre" is De la Torre. */
function familyName(name: string): string {
  return name.replace(/^\S+\s+/u, "");
}

interface CellProps {
  readonly cell: CellView;
  readonly isWon: boolean;
  readonly tone: string;
  readonly box: {
    readonly x: number;
    readonly width: number;
    readonly height: number;
  };
}

function Cell({ cell, isWon, tone, box: { x, width, height } }: CellProps) {
  const drawn = { x: `${x}%`, width: `${width}%`, height, rx: 3 };
  if (isWon) {
    return (
      <>
        <rect aria-hidden {...drawn} fill={tone} />
        {cell.letter !== undefined && (
          <text
            aria-hidden
            x={`${x + width / 2}%`}
            y={height / 2}
            dy="0.35em"
            textAnchor="middle"
            className="gs:type-caption gs:fill-surface gs:font-bold"
          >
            {cell.letter}
          </text>
        )}
      </>
    );
  }
  if (cell.isRunning) {
    return (
      <rect aria-hidden {...drawn} fill="none" strokeWidth={1.5} className="gs:stroke-ink-muted" />
    );
  }
  return <rect aria-hidden {...drawn} className="gs:fill-hover" />;
}
