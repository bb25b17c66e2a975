import { useId } from "react";
import type { TileMark } from "../mark/marks.ts";
import { TileClip, TileDrawing, tileDetailAt } from "./logo-tile-drawing.tsx";

export interface LogoTileProps {
  readonly mark: TileMark;
  /** In px: 16, 20 or 24 in a line, 48 in a heading. */
  readonly size: number;
}

/**
 * The tile of a team of e-sports. The team's name is beside it in text, so that it is hidden from screen readers.
 */
export function LogoTile({ mark, size }: LogoTileProps) {
  const prefix = useId();
  const idOf = (part: string) => `${prefix}${part}`;
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 48 48">
      <TileClip idOf={idOf} />
      <TileDrawing mark={mark} detail={tileDetailAt(size)} idOf={idOf} />
    </svg>
  );
}
