import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildSite } from "@grandstand/tools/src/run/build.ts";
import { endOnInterruption, run } from "@grandstand/tools/src/run/processes.ts";
import type { WanderCommand } from "./command.ts";
import { copyCheckout, type MutatedCheckout } from "./mutated-checkout.ts";
import { type Mutation, mutationsOf } from "./mutations.ts";
import type { Report } from "./report.ts";

/** What became of the walk on one mutation. */
export interface MutationEnd {
  readonly name: string;
  /** The rule and the words by which it was noticed; null where it was not. */
  readonly noticedBy: string | null;
  readonly steps: number;
  readonly seconds: number;
  readonly seed: number;
}

/** The end of a mutation by its walk's report; null: the walk did not get to its end. */
export function endOfMutation(
  { name }: Mutation,
  report: Report | null,
  seed: number,
): MutationEnd {
  const [found] = report?.found ?? [];
  if (found === undefined) {
    return { name, noticedBy: null, steps: report?.steps ?? 0, seconds: 0, seed };
  }
  const [words = ""] = found.words.split("\n");
  return {
    name,
    noticedBy: words.replace(/^Error: /, ""),
    steps: found.step,
    seconds: found.seconds,
    seed: found.seed,
  };
}

/** One row for each mutation, as a table of Markdown. */
export function tableOf(ends: readonly MutationEnd[]): string {
  const rows = ends.map(({ name, noticedBy, steps, seconds, seed }) => {
    const cells = [name, noticedBy ?? "nothing", steps, seconds, seed];
    return `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  });
  const head = [
    "| mutation | noticed by | step | seconds | seed |",
    "| --- | --- | --- | --- | --- |",
  ];
  return [...head, ...rows].join("\n");
}

/** Walks on each mutation until it is noticed or the minutes are over; whether all were noticed. */
export async function walkOnMutations(
  command: WanderCommand,
  say: (words: string) => void,
): Promise<boolean> {
  const wanted = mutationsOf(command.mutate ?? "all");
  await buildSite();
  const checkout = await copyCheckout();
  const forget = endOnInterruption(checkout.remove);
  const ends: MutationEnd[] = [];
  try {
    for (const mutation of wanted) {
      say(`\n${mutation.name}: ${mutation.why}`);
      ends.push(await walkOnMutation(checkout, mutation, command));
      say(`\n${tableOf(ends)}`);
    }
  } finally {
    await checkout.remove();
    forget();
  }
  return ends.every(({ noticedBy }) => noticedBy !== null);
}

async function walkOnMutation(
  checkout: MutatedCheckout,
  mutation: Mutation,
  { minutes, seed }: WanderCommand,
): Promise<MutationEnd> {
  await checkout.apply(mutation);
  const path = join(checkout.folder, "wander-report.json");
  await rm(path, { force: true });
  const walk = [
    "--until-failure",
    ...["--minutes", String(minutes)],
    ...["--seed", String(seed)],
    ...["--shrinks", "0"],
    ...["--report", path],
  ];
  await run("npm", ["run", "--silent", "--prefix", checkout.folder, "wander", "--", ...walk]);
  const report = existsSync(path) ? (JSON.parse(await readFile(path, "utf8")) as Report) : null;
  return endOfMutation(mutation, report, seed);
}
