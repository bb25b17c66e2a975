import { useId } from "react";
import type { KitMark } from "../mark/marks.ts";
import { KitClip, KitDrawing, kitDetailAt } from "./kit-drawing.tsx";

export interface KitProps {
  readonly mark: KitMark;
  /** In px: 28 in rows of players, 32 on the pitch. */
  readonly size: number;
}

/**
 * A player's shirt with its number. The player's name is beside it in text, so that it is hidden from screen readers.
 */
export function Kit({ mark, size }: KitProps) {
  const prefix = useId();
  const idOf = (part: string) => `${prefix}${part}`;
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 48 48">
      <KitClip idOf={idOf} />
      <KitDrawing mark={mark} detail={kitDetailAt(size)} idOf={idOf} />
    </svg>
  );
}
