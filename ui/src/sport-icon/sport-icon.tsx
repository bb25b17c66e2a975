import { Bike, Dog, Gamepad2, MonitorPlay, Trophy, Volleyball } from "lucide";
import { Icon, type IconShape } from "../icon/index.ts";
import { sportDrawings } from "./sport-drawings.ts";

export interface SportIconProps {
  /** As the catalogue names it: `football`, `virtual-football`. */
  readonly sport: string;
  /** In px. */
  readonly size?: number;
}

/** Sports that the library of icons has. A game of e-sports has the icon of all of them. */
const libraryIcons: Readonly<Record<string, IconShape>> = {
  cycling: Bike,
  volleyball: Volleyball,
  greyhounds: Dog,
  esports: Gamepad2,
  "e-sports": Gamepad2,
  "counter-strike": Gamepad2,
  valorant: Gamepad2,
  "league-of-legends": Gamepad2,
  sports: MonitorPlay,
};

/** The width of every icon's strokes, in px, and of the square that icons are drawn on, in its units. */
const strokePixels = 1.7;
const square = 24;

/**
 * What a sport is known by at a glance; its name is always beside it. A virtual sport has the icon of its sport, and one
 * that is not known has a cup.
 */
export function SportIcon({ sport, size = 20 }: SportIconProps) {
  const name = sport.replace(/^virtual-/, "");
  const strokeWidth = (strokePixels * square) / size;
  const drawing = sportDrawings[name];
  if (drawing === undefined) {
    const shape = libraryIcons[name] ?? Trophy;
    return <Icon shape={shape} size={size} strokeWidth={strokeWidth} className="gs:shrink-0" />;
  }
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox={`0 0 ${square} ${square}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="gs:shrink-0"
    >
      <path d={drawing} />
    </svg>
  );
}
