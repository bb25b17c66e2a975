import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus on the slip when what had it is gone: the neighbour of a removed line takes it, and
 * the title where there is no neighbour. `lineIds` are the ids of the lines' elements, in order.
 * Spread the answer on the slip's element.
 */
export function useKeptFocus(
  lineIds: readonly string[],
  face: string,
  titleRef: RefObject<HTMLElement | null>,
) {
  const focused = useRef<Element | null>(null);
  const before = useRef(lineIds);
  const shape = `${face} ${lineIds.join(" ")}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape stands for ids and face
  useEffect(() => {
    const neighbour = neighbourOfRemoved(before.current, lineIds);
    before.current = lineIds;
    const isLost = focused.current !== null && !focused.current.isConnected;
    if (!isLost || document.activeElement !== document.body) return;
    focused.current = null;
    const heir = neighbour === undefined ? titleRef.current : document.getElementById(neighbour);
    heir?.focus();
  }, [shape]);
  return {
    onFocus(event: FocusEvent) {
      focused.current = event.target;
    },
    onBlur(event: FocusEvent) {
      if (event.target.isConnected) focused.current = null;
    },
  };
}

function neighbourOfRemoved(
  before: readonly string[],
  after: readonly string[],
): string | undefined {
  const removed = before.findIndex((id) => !after.includes(id));
  if (removed < 0) return undefined;
  return [before[removed + 1], before[removed - 1]].find(
    (id) => id !== undefined && after.includes(id),
  );
}
