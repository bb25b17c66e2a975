import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import { buildAside } from "../shared/build.ts";
import { findMatch, memoryOf, startCrowd, visit } from "../shared/crowd/crowd.ts";
import type { CrowdReport } from "../shared/crowd/messages.ts";
import type { Figure, Report } from "../shared/report.ts";
import { percentile } from "../shared/statistics.ts";

/** Visitors who read while others have the web server render what no one else wants. */

const visitors = 20;
/** Milliseconds that a visitor reads a page. */
const reading = 500;
/** Connections that request one new address after the other, and never wait. */
const strangers = 60;
/** Milliseconds of each phase. */
const phase = 20_000;
/** `slower` is the visitors' 95th percentile to that of the quiet phase of the same run. */
const limits = { notHad: 0, slower: 3 };

/** What the strangers request: each `*` is a new number each time. */
const floods: Readonly<Record<string, readonly string[]>> = {
  parameters: ["/en/football/?x=*", "/?*", "/nl/live/?view=*"],
  searches: ["/en/search/?q=*", "/search/?q=*"],
  "lists that no one shares": ["/en/football/?competition=*", "/nl/tennis/?competition=*"],
  "made-up paths": ["/en/*/", "/football/*/*/", "/nl/support/*/"],
  tokens: ["/en/?userToken=*"],
};

/** Runs the bench: each turn a quiet phase, and one beside each kind of flood. */
export async function fair(turns: number): Promise<Report> {
  await buildAside("site");
  const services = await startServices();
  const { siteUrl } = services;
  const [crowd, flood] = await Promise.all([startCrowd(), startCrowd()]);
  try {
    const paths = ["/", "/en/football/", await findMatch(siteUrl), "/nl/support/faq/", "/en/live/"];
    const reads = {
      urls: paths.map((path) => siteUrl + path),
      connections: visitors,
      milliseconds: phase,
      reading,
    };
    await visit(crowd, { ...reads, milliseconds: phase / 2 });
    const before = await memoryOf(services);
    const quiet: CrowdReport[] = [];
    const crowded = new Map<string, Phase[]>(Object.keys(floods).map((name) => [name, []]));
    for (let turn = 0; turn < turns; turn += 1) {
      quiet.push(await visit(crowd, reads));
      for (const [name, addresses] of Object.entries(floods)) {
        const urls = addresses.map((path) => siteUrl + path);
        const [read, made] = await Promise.all([
          visit(crowd, reads),
          visit(flood, { urls, connections: strangers, milliseconds: phase }),
        ]);
        crowded.get(name)?.push({ read, made });
      }
    }
    const usual = slowest(quiet);
    return {
      name: "fair",
      conditions: { turns, visitors, strangers, pages: paths.length },
      isStrict: true,
      figures: [
        ...figuresOf("quiet", quiet),
        ...[...crowded].flatMap(([name, phases]) => floodFigures(name, phases, usual)),
        {
          name: "memory after the floods, to before",
          value: (await memoryOf(services)) / before,
          unit: "times",
        },
      ],
    };
  } finally {
    for (const child of [crowd, flood]) child.kill();
    await services.end();
  }
}

/** What visitors and strangers received side by side. */
interface Phase {
  readonly read: CrowdReport;
  readonly made: CrowdReport;
}

function floodFigures(name: string, phases: readonly Phase[], usual: number): Figure[] {
  const reads = phases.map(({ read }) => read);
  const made = phases.map(({ made: report }) => report);
  return [
    ...figuresOf(name, reads),
    {
      name: `${name}: 95th percentile, to quiet`,
      value: slowest(reads) / usual,
      unit: "times",
      limit: limits.slower,
    },
    {
      name: `${name}: strangers' answers a second`,
      value: (made.reduce((sum, each) => sum + answersOf(each), 0) * 1_000) / phase / made.length,
      unit: "count",
    },
    { name: `${name}: strangers turned away`, value: sumOf(made, "turnedAway"), unit: "count" },
  ];
}

function figuresOf(name: string, reads: readonly CrowdReport[]): Figure[] {
  const durations = reads.flatMap((read) => read.durations);
  return [
    { name: `${name}: visitors' pages`, value: durations.length, unit: "count" },
    {
      name: `${name}: pages that did not come`,
      value: sumOf(reads, "turnedAway") + sumOf(reads, "failed"),
      unit: "count",
      limit: limits.notHad,
    },
    { name: `${name}: median`, value: percentile(durations, 50), unit: "ms" },
    { name: `${name}: 95th percentile`, value: slowest(reads), unit: "ms" },
  ];
}

function slowest(reads: readonly CrowdReport[]): number {
  return percentile(
    reads.flatMap(({ durations }) => durations),
    95,
  );
}

function sumOf(reports: readonly CrowdReport[], part: "turnedAway" | "failed"): number {
  return reports.reduce((sum, report) => sum + report[part], 0);
}

function answersOf({ durations, turnedAway, failed }: CrowdReport): number {
  return durations.length + turnedAway + failed;
}
