import { useCallback, useEffect, useRef, useState } from "react";

/** So many have their turn at once. */
const most = 2;

/** Who has not passed the turn yet, in the order in which they came. */
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

/** Whose turn it is, of many that would each load a page; whoever has it keeps it, and passes it on once it has loaded. */
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
