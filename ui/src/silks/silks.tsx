import { useId } from "react";
import type { SilksMark } from "../mark/marks.ts";
import { isSmallSilks, SilksClips, SilksDrawing } from "./silks-drawing.tsx";

export interface SilksProps {
  readonly mark: SilksMark;
  /** In px: 20 on the slip, 32 or 36 in rows, 48 in a heading. */
  readonly size: number;
}

/**
 * A jockey's jacket and cap in the colours of the horse's owner. The horse's name is beside it in text, so that it
 * is hidden from screen readers.
 */
export function Silks({ mark, size }: SilksProps) {
  const prefix = useId();
  const idOf = (part: string) => `${prefix}${part}`;
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 48 48">
      <SilksClips idOf={idOf} />
      <SilksDrawing mark={mark} isSmall={isSmallSilks(size)} idOf={idOf} />
    </svg>
  );
}
