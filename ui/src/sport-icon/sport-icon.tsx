import {
  Bike,
  Dog,
  Gamepad2,
  type LucideIcon,
  MonitorPlay,
  Trophy,
  Volleyball,
} from "lucide-react";
import { sportDrawings } from "./sport-drawings.ts";

export interface SportIconProps {
  /** As the catalogue names it: `football`, `virtual-football`. */
  readonly sport: string;
  /** In px. */
  readonly size?: number;
}

/** Sports that the library of icons has. A game of e-sports has the icon of all of them. */
const libraryIcons: Readonly<Record<string, LucideIcon>> = {
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

/** The width of every icon's strokes, in px. */
const strokePixels = 1.7;

/**
 * What a sport is known by at a glance; its name is always beside it. A virtual sport has the icon of its sport, and one
 * that is not known has a cup.
 */
export function SportIcon({ sport, size = 20 }: SportIconProps) {
  const name = sport.replace(/^virtual-/, "");
  const strokeWidth = (strokePixels * 24) / size;
  const drawing = sportDrawings[name];
  if (drawing === undefined) {
    const Icon = libraryIcons[name] ?? Trophy;
    return <Icon aria-hidden size={size} strokeWidth={strokeWidth} className="gs:shrink-0" />;
  }
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
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
