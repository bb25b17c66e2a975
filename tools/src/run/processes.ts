import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { projectEnvironment, root } from "./paths.ts";

const patienceMilliseconds = 8000;

const interrupted = 130;

/** How a program is run. */
export type RunOptions = {
  /** Additions to its environment. */
  environment?: Record<string, string>;
  /** The time after which it is ended. */
  limitMilliseconds?: number;
  /** The folder in which it runs; the root otherwise. */
  folder?: string;
  /** Receives its output, which is shown otherwise. */
  onOutput?: (output: Buffer) => void;
};

/**
 * Runs a program to its end, and returns its exit code (1 when it could not
 * start). An interruption ends the program and then this process, so that no process remains.
 */
export async function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  const { limitMilliseconds, onOutput } = options;
  const child = start(command, args, {
    ...options,
    ...(onOutput && { stdio: ["ignore", "pipe", "pipe"] }),
  });
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on("data", onOutput);
  const closed = onOutput && once(child, "close");
  const forget = endOnInterruption(() => end(child));
  const endAtLimit = () => {
    const seconds = Math.round((limitMilliseconds ?? 0) / 1000);
    const called = [command, ...args].join(" ").slice(0, 120);
    process.stderr.write(
      `\n${called} did not end within ${seconds} s, and was ended. Its last output is above.\n`,
    );
    void end(child);
  };
  const timer = limitMilliseconds && setTimeout(endAtLimit, limitMilliseconds);
  const code = await ended(child);
  await closed;
  if (timer) clearTimeout(timer);
  forget();
  return code;
}

/** Starts a program in its own process group, so that ending it also ends its children. */
export function start(
  command: string,
  args: readonly string[],
  options: RunOptions & { stdio?: StdioOptions } = {},
): ChildProcess {
  return spawn(command, args, {
    cwd: options.folder ?? root,
    detached: true,
    // Its group is not the terminal's, and reading the terminal would stop it: so it has no input.
    stdio: options.stdio ?? ["ignore", "inherit", "inherit"],
    env: projectEnvironment(options.environment),
  });
}

/** Resolves with the exit code when the program has ended; a signal or a failed start counts as 1. */
export async function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return child.exitCode;
  if (child.signalCode !== null) return 1;
  return new Promise((resolve) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended already, which was the aim.
  }
}

/** Signals a program and its children to end, and kills them if they have not ended within eight seconds. */
export async function end(child: ChildProcess): Promise<void> {
  const running = child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  signalGroup(child, "SIGTERM");
  if (running) {
    const timer = setTimeout(() => signalGroup(child, "SIGKILL"), patienceMilliseconds);
    await once(child, "exit");
    clearTimeout(timer);
  }
  signalGroup(child, "SIGKILL");
}

/**
 * Runs started programs until the first of them ends or this process is interrupted, and then ends
 * all. `meanwhile` runs beside them, and ends them where it throws.
 * @returns the exit code of the first; undefined after an interruption.
 */
export async function runTogether(
  children: readonly ChildProcess[],
  meanwhile: () => Promise<void> = async () => {},
): Promise<number | undefined> {
  const failure = new Promise<never>((_, reject) => meanwhile().catch(reject));
  const interrupted = interruption().promise.then(() => undefined);
  try {
    return await Promise.race([interrupted, failure, ...children.map(ended)]);
  } finally {
    await Promise.all(children.map(end));
  }
}

const endings = new Set<() => Promise<unknown>>();
let stopWaiting: (() => void) | null = null;

/**
 * Has an interruption of this process end what it started, and then the process: the signal does not
 * reach what has a group of its own. The returned function forgets it.
 */
export function endOnInterruption(endStarted: () => Promise<unknown>): () => void {
  endings.add(endStarted);
  if (stopWaiting === null) {
    const interruptions = interruption();
    stopWaiting = interruptions.stopWaiting;
    void interruptions.promise
      .then(() => Promise.all([...endings].map((each) => each())))
      .finally(() => process.exit(interrupted));
  }
  return () => {
    endings.delete(endStarted);
    if (endings.size > 0) return;
    stopWaiting?.();
    stopWaiting = null;
  };
}

/** Resolves at the first SIGINT, SIGTERM or SIGHUP. `stopWaiting` restores the signals' default effects. */
function interruption(): { promise: Promise<void>; stopWaiting: () => void } {
  const signals: NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];
  const listeners = new AbortController();
  const promise = new Promise<void>((resolve) => {
    const listener = () => resolve();
    for (const signal of signals) process.on(signal, listener);
    listeners.signal.addEventListener("abort", () => {
      for (const signal of signals) process.off(signal, listener);
    });
  });
  return { promise, stopWaiting: () => listeners.abort() };
}
