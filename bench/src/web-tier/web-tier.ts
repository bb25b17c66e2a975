import { type ChildProcess, fork } from "node:child_process";
import { get } from "node:http";
import { fileURLToPath } from "node:url";
import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import { buildAside } from "../shared/build.ts";
import { findMatch, memoryOf, startCrowd, visit } from "../shared/crowd/crowd.ts";
import type { CrowdReport, CrowdTask } from "../shared/crowd/messages.ts";
import { nextMessage } from "../shared/next-message.ts";
import type { Figure, Report } from "../shared/report.ts";
import { percentile } from "../shared/statistics.ts";

/** A crowd on the web server, compared with the same pages as files; then the same with slow readers. */

const connections = 200;
const slowReaders = 2_000;
/** Milliseconds that the crowd stays on the site, and on the files. */
const onSite = 30_000;
const onFiles = 10_000;
/** Milliseconds of the warm-up, after which memory is compared. */
const warmUp = 5_000;
/** `perPage` is in milliseconds: 300 pages a second. */
const limits = { perPage: 1_000 / 300, slowest: 1_000, memory: 1.25 };

/** Runs the bench: each turn the files, the site, and the site with slow readers. */
export async function webTier(turns: number): Promise<Report> {
  await buildAside("site");
  const services = await startServices();
  const children: ChildProcess[] = [];
  try {
    const pages = ["/", "/football/", await findMatch(services.siteUrl)];
    const files = fork(fileURLToPath(new URL("files-process.ts", import.meta.url)), {
      serialization: "advanced",
    });
    children.push(files);
    const { port } = await nextMessage<{ port: number }>(files, "ready");
    for (const [path, body] of await pagesOf(services.siteUrl, pages)) {
      const kept = nextMessage(files, "kept");
      files.send({ path, body });
      await kept;
    }
    const crowd = await startCrowd();
    children.push(crowd);
    const fileUrl = `http://127.0.0.1:${port}`;
    const task = (origin: string, milliseconds: number): CrowdTask => ({
      urls: pages.map((path) => origin + path),
      connections,
      milliseconds,
    });
    await visit(crowd, task(services.siteUrl, warmUp));
    const before = await memoryOf(services);
    const site: CrowdReport[] = [];
    const still: CrowdReport[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      still.push(await visit(crowd, task(fileUrl, onFiles)));
      site.push(await visit(crowd, task(services.siteUrl, onSite)));
    }
    const after = await memoryOf(services);
    const readers = await startCrowd();
    children.push(readers);
    const reading = nextMessage(readers, "reading");
    readers.send({ slow: { ...task(services.siteUrl, 0), connections: slowReaders } });
    await reading;
    const besides = await visit(crowd, task(services.siteUrl, onFiles));
    const held = await memoryOf(services);
    const conditions = { turns, connections, "slow readers": slowReaders, pages: pages.length };
    return {
      name: "web-tier",
      conditions,
      figures: [
        ...figuresOf("site", site, onSite * turns, true),
        ...figuresOf("files", still, onFiles * turns, false),
        {
          name: "pages a second, files to site",
          value: rate(still, onFiles * turns) / rate(site, onSite * turns),
          unit: "times",
        },
        ...figuresOf("with slow readers", [besides], onFiles, true),
        { name: "memory after the warm-up", value: before, unit: "bytes" },
        {
          name: "memory after the crowd, to after the warm-up",
          value: after / before,
          unit: "times",
          limit: limits.memory,
        },
        {
          name: "memory with slow readers, to after the crowd",
          value: held / after,
          unit: "times",
          limit: limits.memory,
        },
      ],
    };
  } finally {
    for (const child of children) child.kill();
    await services.end();
  }
}

function rate(crowds: readonly CrowdReport[], milliseconds: number): number {
  return (crowds.reduce((sum, { durations }) => sum + durations.length, 0) * 1_000) / milliseconds;
}

function figuresOf(
  name: string,
  crowds: readonly CrowdReport[],
  milliseconds: number,
  isSite: boolean,
): Figure[] {
  const durations = crowds.flatMap((crowd) => crowd.durations);
  const sum = (part: "turnedAway" | "failed") =>
    crowds.reduce((total, crowd) => total + crowd[part], 0);
  const limit = (value: number) => (isSite ? { limit: value } : {});
  const perSecond = rate(crowds, milliseconds);
  return [
    { name: `${name}: pages a second`, value: perSecond, unit: "count" },
    {
      name: `${name}: time for each page`,
      value: 1_000 / perSecond,
      unit: "ms",
      ...limit(limits.perPage),
    },
    { name: `${name}: median`, value: percentile(durations, 50), unit: "ms" },
    {
      name: `${name}: 95th percentile`,
      value: percentile(durations, 95),
      unit: "ms",
      ...limit(limits.slowest),
    },
    { name: `${name}: turned away`, value: sum("turnedAway"), unit: "count", ...limit(0) },
    { name: `${name}: failed`, value: sum("failed"), unit: "count", ...limit(0) },
  ];
}

/** Each page as the site sends it, compressed. */
function pagesOf(siteUrl: string, paths: readonly string[]): Promise<readonly [string, Buffer][]> {
  return Promise.all(
    paths.map(
      (path) =>
        new Promise<[string, Buffer]>((resolve, reject) => {
          get(siteUrl + path, { headers: { "accept-encoding": "br" } }, async (answer) => {
            resolve([path, Buffer.concat(await answer.toArray())]);
          }).once("error", reject);
        }),
    ),
  );
}
