import { parseArgs } from "node:util";
import { runCommand, Stop, say } from "@grandstand/tools/src/run/say.ts";
import { isKept, type Report, reportText } from "./shared/report.ts";

/**
 * `npm run bench -- NAME [--json] [--turns 9]`: one benchmark, beside its limits.
 * `npm run bench -- page-load --against REV [--slowdown 4]`: the first visit beside an earlier commit's.
 */

/** An earlier commit to measure beside, and how many times slower the processor is. */
interface Against {
  readonly revision: string;
  readonly slowdown: number;
}

const benches: Readonly<
  Record<string, (turns: number, against: Against | null) => Promise<Report>>
> = {
  "odds-board": async (turns) => (await import("./odds-board/odds-board.ts")).oddsBoard(turns),
  "page-load": async (turns, against) =>
    against
      ? (await import("./page-load/against.ts")).pageLoadAgainst(
          against.revision,
          against.slowdown,
          turns,
        )
      : (await import("./page-load/page-load.ts")).pageLoad(turns),
  interaction: async (turns) => (await import("./interaction/interaction.ts")).interaction(turns),
  heap: async (turns) => (await import("./heap/heap.ts")).heap(turns),
  slip: async (turns) => (await import("./slip/slip.ts")).slip(turns),
  "wording-book": async (turns) =>
    (await import("./wording-book/wording-book.ts")).wordingBook(turns),
  "web-tier": async (turns) => (await import("./web-tier/web-tier.ts")).webTier(turns),
  "match-centre": async (turns) =>
    (await import("./match-centre/match-centre.ts")).matchCentre(turns),
  fair: async (turns) => (await import("./fair/fair.ts")).fair(turns),
  "fan-out": async (turns) => (await import("./fan-out/fan-out.ts")).fanOut(turns),
};

const usualTurns = "5";
const usualSlowdown = "4";

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      turns: { type: "string", default: usualTurns },
      against: { type: "string" },
      slowdown: { type: "string", default: usualSlowdown },
    },
  });
  const [name = ""] = positionals;
  const run = benches[name];
  if (!run) {
    const names = Object.keys(benches).join(", ");
    throw new Stop(`There is no bench "${name}". There are ${names}: npm run bench -- slip`);
  }
  const turns = Number(values.turns);
  if (!Number.isInteger(turns) || turns < 1) {
    throw new Stop(`--turns is "${values.turns}", and a bench needs at least one turn.`);
  }
  const slowdown = Number(values.slowdown);
  if (!(slowdown >= 1)) {
    throw new Stop(
      `--slowdown is "${values.slowdown}", and a processor is slowed down 1 time or more.`,
    );
  }
  if (values.against !== undefined && name !== "page-load") {
    throw new Stop(`Only page-load is measured beside an earlier commit, and this is ${name}.`);
  }
  const against = values.against === undefined ? null : { revision: values.against, slowdown };
  const report = await run(turns, against);
  say(values.json ? JSON.stringify(report, null, 2) : reportText(report));
  return report.isStrict && !report.figures.every(isKept) ? 1 : 0;
}

await runCommand(main);
