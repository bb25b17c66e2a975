/** A page that can't be rendered now: more wait than can be served in a person's patience. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

/** So many renderings run at once: they share one processor, and wait for the services side by side. */
const atOnce = 8;

/** So many more may wait, some two seconds' worth; who comes then is turned away at once. */
const waitingAtMost = 32;

/** Makes what runs renderings, a few at once and in their order. Throws Overloaded where too many wait. */
export function createRenderingLimit(): <Value>(render: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (render) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new Overloaded();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await render();
    } finally {
      // The rendering that waits first gets the slot of the one that has ended.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
