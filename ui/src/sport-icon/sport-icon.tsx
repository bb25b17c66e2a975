import { Gamepad2, Trophy } from "lucide";
import { Icon } from "../icon/index.ts";
import { sportDrawings } from "./sport-drawings.ts";

export interface SportIconProps {
  /** As the catalogue names it: `football`, `virtual-football`. */
  readonly sport: string;
  /** In px. */
  readonly size?: number;
}

/** A game of e-sports has the icon of all of them. */
const esports = ["counter-strike", "valorant", "league-of-legends", "esports", "e-sports"];

/** The width of every icon's strokes, in px, and of the square that icons are drawn on, in its units. */
const strokePixels = 1.7;
const square = 24;

/**
 * What a sport is known by at a glance; its name is always beside it. A virtual sport has the icon of its sport, and one
 * that is not known has a cup.
 */
export function SportIcon({ sport, size = 20 }: SportIconProps) {
  const strokeWidth = (strokePixels * square) / size;
  const drawing = sportDrawings[sport.replace(/^virtual-/, "")];
  if (drawing === undefined) {
    const shape = esports.includes(sport) ? Gamepad2 : Trophy;
    return <Icon shape={shape} size={size} strokeWidth={strokeWidth} className="gs:shrink-0" />;
  }
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox={`0 0 ${square} ${square}`}
      strokeWidth={strokeWidth}
      className="gs-sport-icon"
    >
      <path d={drawing} />
    </svg>
  );
}
