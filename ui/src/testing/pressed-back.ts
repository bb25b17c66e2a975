import type { UiEnvironment } from "../provider/index.ts";

/** Surroundings with a Back that a test presses: what opened last is told of it. */
export function pressedBack() {
  const closers: (() => void)[] = [];
  const onBack: UiEnvironment["onBack"] = (close) => {
    closers.push(close);
    return () => void closers.splice(closers.indexOf(close), 1);
  };
  return { onBack, press: () => closers.at(-1)?.(), waiting: () => closers.length };
}
