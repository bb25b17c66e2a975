import { MarkImage } from "./mark-image.tsx";

export interface SideMarkProps {
  readonly event: {
    readonly marks?: readonly string[] | undefined;
    readonly images?: readonly (string | null)[] | undefined;
  };
  /** 0 for home or for the only one, 1 for away. */
  readonly index: number;
  /** In px. */
  readonly size: number;
}

/** The mark beside the name of a side of a match; nothing where the match has none. */
export function SideMark({ event: { marks, images }, index, size }: SideMarkProps) {
  const name = marks?.[index];
  if (name === undefined) return null;
  return <MarkImage name={name} size={size} src={images?.[index] ?? undefined} />;
}
