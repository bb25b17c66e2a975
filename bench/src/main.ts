import { parseArgs } from "node:util";
import { runCommand, Stop, say } from "@grandstand/tools/src/run/say.ts";
import { isKept, type Report, reportText } from "./shared/report.ts";

/** `npm run bench -- NAME [--json] [--turns 9]`: one benchmark, beside its limits. */

const benches: Readonly<Record<string, (turns: number) => Promise<Report>>> = {
  "odds-board": async (turns) => (await import("./odds-board/odds-board.ts")).oddsBoard(turns),
  "page-load": async (turns) => (await import("./page-load/page-load.ts")).pageLoad(turns),
  interaction: async (turns) => (await import("./interaction/interaction.ts")).interaction(turns),
  slip: async (turns) => (await import("./slip/slip.ts")).slip(turns),
  "wording-book": async (turns) =>
    (await import("./wording-book/wording-book.ts")).wordingBook(turns),
  "web-tier": async (turns) => (await import("./web-tier/web-tier.ts")).webTier(turns),
  fair: async (turns) => (await import("./fair/fair.ts")).fair(turns),
  "fan-out": async (turns) => (await import("./fan-out/fan-out.ts")).fanOut(turns),
};

const usualTurns = "5";

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean" }, turns: { type: "string", default: usualTurns } },
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
  const report = await run(turns);
  say(values.json ? JSON.stringify(report, null, 2) : reportText(report));
  return report.isStrict && !report.figures.every(isKept) ? 1 : 0;
}

await runCommand(main);
