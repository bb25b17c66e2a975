import { betweenSides, namesOfEvent } from "../sentence/index.ts";
import { MarkImage } from "./mark-image.tsx";
import type { SelectionMarks } from "./selection-marks.ts";
import { SideMark } from "./side-mark.tsx";

interface InTextProps {
  readonly of: SelectionMarks;
  /** In px: on the slip, and where placed bets are listed. */
  readonly size: 20 | 16;
}

export interface EventSidesProps extends InTextProps {
  /** Of the event: both sides, or whatever it is called. */
  readonly name: string;
}

/** The name of an event in a text, with the mark of each side before that side's name. */
export function EventSides({ name, of, size }: EventSidesProps) {
  const [home = "", away, ...others] = namesOfEvent(name);
  const hasSides = away !== undefined && others.length === 0;
  if (!of.marks || !hasSides) return <span translate="no">{name}</span>;
  return (
    <span translate="no">
      <span className={sideClass[size]}>
        <SideMark event={of} index={0} size={size} />
        <span>{home}</span>
      </span>
      <span>{betweenSides}</span>
      <span className={sideClass[size]}>
        <SideMark event={of} index={1} size={size} />
        <span>{away}</span>
      </span>
    </span>
  );
}

/** The mark before the name of a selection that has one of its own; nothing for any other. */
export function OutcomeMark({ of: { outcomeMark }, size }: InTextProps) {
  if (outcomeMark === undefined) return null;
  return (
    <span className={sideClass[size]}>
      <MarkImage name={outcomeMark} size={size} />
    </span>
  );
}

const sideClass = { 20: "gs-side", 16: "gs-side gs-side-small" } as const;
