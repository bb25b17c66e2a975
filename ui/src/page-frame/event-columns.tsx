import type { ReactNode } from "react";

export interface EventColumnsProps {
  /** What is beside the markets where a page is very wide, and above them elsewhere. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** Below the head of an event: one column, and from 1680 px on its markets with what happens in it at their side. */
export function EventColumns({ aside, children }: EventColumnsProps) {
  return (
    <div className="gs-event-columns">
      <div>{aside}</div>
      <div>{children}</div>
    </div>
  );
}
