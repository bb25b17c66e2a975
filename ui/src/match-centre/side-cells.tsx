import type { SidePair } from "../event-view/index.ts";
import { MarkImage } from "../mark-image/index.ts";
import type { CentreTeamView } from "./match-centre-view.ts";

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
  /** Of one row, in px. */
  readonly height: number;
  /** Between two cells, in per cent of the width. */
  readonly gap: number;
}

/** Between both rows, in px. */
const between = 4;

/** A cell a game or round, in the upper row where the home side won it, in the lower one where the away side did. */
export function SideCells({ label, sides, tones, cells, height, gap }: SideCellsProps) {
  const pitch = 100 / cells.length;
  const width = pitch - gap;
  return (
    <div translate="no" className="gs-side-cells">
      <div aria-hidden className="gs:grid gs:content-start gs:gap-1">
        {sides.map((team) => (
          <span
            key={team.name}
            className={height > 24 ? "gs-side-name gs:h-8" : "gs-side-name gs:h-6"}
          >
            {team.mark !== undefined && <MarkImage name={team.mark} size={16} />}
            <span className="gs:truncate">{surname(team.name)}</span>
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height={2 * height + between}
        className="gs:block gs:overflow-visible"
      >
        {cells.map((cell, index) => {
          const x = index * pitch + gap / 2;
          return ([0, 1] as const).map((row) => (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
              key={`${index} ${row}`}
              cell={cell}
              isWon={cell.winner === row}
              tone={tones[row]}
              box={{ x, y: row * (height + between), width, height }}
            />
          ));
        })}
        {cells.map(
          ({ isAfterSwitch }, index) =>
            isAfterSwitch && (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
                key={index}
                aria-hidden
                x={`${index * pitch}%`}
                transform="translate(-0.5 0)"
                width={1}
                height={2 * height + between}
                className="gs:fill-ink-faint"
              />
            ),
        )}
      </svg>
    </div>
  );
}

/** The last word of a person's name: "A. De la Torre" is De la Torre. */
function surname(name: string): string {
  return name.replace(/^(\p{Lu}\.[-\s]?)+/u, "");
}

interface CellProps {
  readonly cell: CellView;
  readonly isWon: boolean;
  readonly tone: string;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

function Cell({ cell, isWon, tone, box: { x, y, width, height } }: CellProps) {
  const drawn = { x: `${x}%`, y, width: `${width}%`, height, rx: 3 };
  if (isWon) {
    return (
      <>
        <rect aria-hidden {...drawn} fill={tone} />
        {cell.letter !== undefined && (
          <text
            aria-hidden
            x={`${x + width / 2}%`}
            y={y + height / 2}
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
