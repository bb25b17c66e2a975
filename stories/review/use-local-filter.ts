import { useEffect, useRef, useState } from "react";

/** How long after the last change the address keeps the filter that it had. */
const quietMilliseconds = 600;

/**
 * The filter of a review page. It is the page's own, so that a letter that is typed draws the page alone;
 * Storybook receives it when nothing changes any more, and puts it into the address.
 */
export function useLocalFilter<Filter extends object>(
  given: Filter,
  report: (filter: Filter) => void,
): readonly [Filter, (change: Partial<Filter>) => void] {
  const [filter, setFilter] = useState(given);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (part: Partial<Filter>) => {
    const after = { ...filter, ...part };
    setFilter(after);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => report(after), quietMilliseconds);
  };
  return [filter, change];
}
