interface Entry {
  at: number;
  order: number;
  run: (at: number) => void;
}

/** Actions by the clock; actions at the same instant run in the order in which they were scheduled. */
export interface Scheduler {
  schedule(at: number, run: (at: number) => void): void;
  /** Runs all actions due until then, in order, including those that they schedule. */
  runUntil(until: number): void;
  /** The instant of the running action; null outside of `runUntil`. */
  current(): number | null;
}

function isBefore(first: Entry, second: Entry): boolean {
  return first.at < second.at || (first.at === second.at && first.order < second.order);
}

/** A binary heap of timed actions, in epoch milliseconds. */
export function createScheduler(): Scheduler {
  const heap: Entry[] = [];
  let order = 0;
  let current: number | null = null;

  const swap = (first: number, second: number) => {
    const kept = heap[first];
    const other = heap[second];
    if (kept === undefined || other === undefined) return;
    heap[first] = other;
    heap[second] = kept;
  };
  const precedes = (first: number, second: number) => {
    const one = heap[first];
    const two = heap[second];
    return one !== undefined && two !== undefined && isBefore(one, two);
  };
  const rise = (from: number) => {
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!precedes(index, parent)) return;
      swap(index, parent);
      index = parent;
    }
  };
  const sink = () => {
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      const child = precedes(left + 1, left) ? left + 1 : left;
      if (!precedes(child, index)) return;
      swap(child, index);
      index = child;
    }
  };
  const removeFirst = () => {
    const first = heap[0];
    const last = heap.pop();
    if (last !== undefined && heap.length > 0) {
      heap[0] = last;
      sink();
    }
    return first;
  };

  return {
    schedule(at, run) {
      order += 1;
      // Whole milliseconds, and never before the requested instant.
      heap.push({ at: Math.ceil(at), order, run });
      rise(heap.length - 1);
    },
    runUntil(until) {
      // An action that advances the time would run the queue inside itself.
      if (current !== null) throw new Error("the queue is already running");
      try {
        for (let next = heap[0]; next !== undefined && next.at <= until; next = heap[0]) {
          removeFirst();
          current = next.at;
          next.run(next.at);
        }
      } finally {
        current = null;
      }
    },
    current: () => current,
  };
}
