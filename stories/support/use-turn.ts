import { useCallback, useEffect, useRef, useState } from "react";

/** How many have their turn at once. */
const most = 2;

/** Those that have not passed the turn on yet, in the order in which they came. */
const waiting: (() => void)[] = [];

function callNext() {
  for (const call of waiting.slice(0, most)) call();
}

function leave(call: () => void) {
  const index = waiting.indexOf(call);
  if (index < 0) return;
  waiting.splice(index, 1);
  callNext();
}

/** The turn to load a page, for each of many that would load one: it is passed on once the page has loaded. */
export function useTurn() {
  const [isMine, setMine] = useState(false);
  const call = useRef(() => setMine(true));
  const pass = useCallback(() => leave(call.current), []);
  useEffect(() => {
    const own = call.current;
    waiting.push(own);
    callNext();
    return () => leave(own);
  }, []);
  return { isMine, pass };
}
