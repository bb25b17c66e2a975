import { parseArgs } from "node:util";

/** The options of `npm run wander`. */
export interface WanderCommand {
  readonly minutes: number;
  /** Of the first walk; each that follows has the next one. */
  readonly seed: number;
  /** Attempts to shorten a failing walk, and the minutes that they may take together. */
  readonly shrinks: number;
  readonly shrinkMinutes: number;
  /** The one walk that is done again. */
  readonly replay: { readonly path: string; readonly replayPath: string | null } | null;
  /** Whether the first failure ends it. */
  readonly isUntilFailure: boolean;
  /** The file to which the end is written for another program. */
  readonly report: string | null;
  /** The names of mutations to walk on instead of the product as it is. */
  readonly mutate: string | null;
}

function numberIn(text: string, option: string): number {
  const value = Number(text);
  if (text.trim() !== "" && Number.isFinite(value) && value >= 0) return value;
  throw new Error(`--${option} takes a number, and not "${text}".`);
}

/** Reads the command line. Throws on an option that is none, and on what is no number. */
export function readCommand(args: readonly string[], drawSeed: () => number): WanderCommand {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: "string", default: "2" },
      shrinks: { type: "string", default: "12" },
      "shrink-minutes": { type: "string", default: "5" },
      seed: { type: "string" },
      path: { type: "string" },
      replay: { type: "string" },
      report: { type: "string" },
      mutate: { type: "string" },
      "until-failure": { type: "boolean", default: false },
    },
  });
  const { path, replay, seed } = values;
  if (path !== undefined && seed === undefined) throw new Error("--path is of a --seed.");
  return {
    minutes: numberIn(values.minutes, "minutes"),
    seed: seed === undefined ? drawSeed() : numberIn(seed, "seed"),
    shrinks: numberIn(values.shrinks, "shrinks"),
    shrinkMinutes: numberIn(values["shrink-minutes"], "shrink-minutes"),
    replay: path === undefined ? null : { path, replayPath: replay ?? null },
    isUntilFailure: values["until-failure"],
    report: values.report ?? null,
    mutate: values.mutate ?? null,
  };
}

/** The command that does a failing walk again. */
export function replayCommand(seed: number, path: string, replayPath: string | null): string {
  const replay = replayPath === null ? "" : ` --replay ${replayPath}`;
  return `npm run wander -- --seed ${seed} --path ${path}${replay}`;
}
