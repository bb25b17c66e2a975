import type { UiEnvironment } from "../provider/index.ts";

/** An environment's Back that a test presses: it closes what opened last. */
export function pressedBack() {
  const closers: (() => void)[] = [];
  const onBack: UiEnvironment["onBack"] = (close) => {
    closers.push(close);
    return () => void closers.splice(closers.indexOf(close), 1);
  };
  return { onBack, press: () => closers.at(-1)?.(), waiting: () => closers.length };
}
