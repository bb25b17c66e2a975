import { parseArgs } from "node:util";
import { buildSite } from "@grandstand/tools/src/run/build.ts";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import { wander } from "./wander.ts";

/**
 * `npm run wander`: walks through the site at random. `-- --minutes 30` continues with one seed
 * after the other; `-- --seed N --path P --replay R` repeats a failure.
 */

const minute = 60_000;
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "2" },
    steps: { type: "string", default: "60" },
    shrinks: { type: "string", default: "12" },
    seed: { type: "string" },
    path: { type: "string" },
    replay: { type: "string" },
  },
});
const say = (words: string) => process.stdout.write(`${words}\n`);

await buildSite();
const services = await startServices();
const browser = await launchBrowser();
const until = Date.now() + Number(values.minutes) * minute;
let seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
let steps = 0;
let failures = 0;
try {
  do {
    say(`\nseed ${seed}`);
    const end = await wander(browser, services, {
      seed,
      steps: Number(values.steps),
      shrinks: Number(values.shrinks),
      ...(values.path && { path: values.path }),
      ...(values.replay && { replayPath: values.replay }),
      onWalk: (log, failure) =>
        say(`  ${log.length} steps${failure ? `: ${failure.split("\n")[0]}` : ""}`),
    });
    steps += end.steps;
    if (end.failure !== null) {
      failures += 1;
      say(`\n${end.failure}`);
    }
    seed += 1;
  } while (Date.now() < until && values.seed === undefined);
} finally {
  await browser.close();
  await services.end();
}
say(`\n${steps} steps, ${failures} failures`);
process.exitCode = failures === 0 ? 0 : 1;
