import { useId } from "react";
import type { CrestMark } from "../mark/marks.ts";
import { CrestClip, CrestDrawing, CrestLights, crestDetailAt } from "./crest-drawing.tsx";

export interface CrestProps {
  readonly mark: CrestMark;
  /** In px: 16, 20 or 24 in a line, 48 or 56 in a heading. */
  readonly size: number;
}

/**
 * A club's crest, drawn from a few values. The club's name is beside it in text, so that it is hidden from
 * screen readers. A page with many of them has a `MarkSheet`, which draws each club once.
 */
export function Crest({ mark, size }: CrestProps) {
  const prefix = useId();
  const idOf = (part: string) => `${prefix}${part}`;
  const detail = crestDetailAt(size);
  const isSmall = detail === "small";
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 48 48" fill="none">
      <CrestClip shape={mark.shape} isSmall={isSmall} idOf={idOf} />
      {!isSmall && <CrestLights idOf={idOf} />}
      <CrestDrawing mark={mark} detail={detail} idOf={idOf} />
    </svg>
  );
}
