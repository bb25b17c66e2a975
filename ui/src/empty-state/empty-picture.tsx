import type { EmptyDrawing } from "./drawings.ts";

export interface EmptyPictureProps {
  readonly drawing: EmptyDrawing;
}

/** A drawing for where nothing is; what it means is beside it in words. */
export function EmptyPicture({ drawing }: EmptyPictureProps) {
  const { width, height, main, faint, dotted } = drawing;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="gs:max-w-full gs:shrink-0 gs:stroke-ink-faint"
    >
      <path d={faint} />
      {dotted !== undefined && <path strokeDasharray="1.5 5" d={dotted} />}
      <path className="gs:stroke-ink" d={main} />
    </svg>
  );
}
