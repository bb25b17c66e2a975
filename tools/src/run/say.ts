import { Stop } from "../ensure-install.mjs";

export { Stop };

const progressEveryMilliseconds = 10_000;

/** Prints one line for the person at the terminal. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Runs a command's main function; a Stop becomes its message and exit code 1. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Prints every ten seconds that `what` still runs, until the returned function is called. */
export function showProgress(what: string): () => void {
  const started = performance.now();
  const timer = setInterval(() => {
    say(`  still ${what} (${Math.round((performance.now() - started) / 1000)} s)`);
  }, progressEveryMilliseconds);
  return () => clearInterval(timer);
}
