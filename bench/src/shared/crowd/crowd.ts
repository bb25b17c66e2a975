import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Services } from "@grandstand/tools/src/run/site-services.ts";
import { pause } from "../browser.ts";
import { nextMessage } from "../next-message.ts";
import type { CrowdReport, CrowdTask } from "./messages.ts";

/** Starts a crowd in a process of its own, so that it shares no thread with what is measured. */
export async function startCrowd(): Promise<ChildProcess> {
  const child = fork(new URL("crowd-process.ts", import.meta.url), { serialization: "advanced" });
  await nextMessage(child, "ready");
  return child;
}

/** Has a crowd do its task; resolves with what it received. */
export function visit(crowd: ChildProcess, task: CrowdTask): Promise<CrowdReport> {
  const answer = nextMessage<CrowdReport>(crowd, "report");
  crowd.send({ visit: task });
  return answer;
}

/** A path of a match that the home page leads to. */
export async function findMatch(siteUrl: string): Promise<string> {
  const html = await (await fetch(siteUrl)).text();
  const [, match] = html.match(/href="(\/football\/[^"/]+\/[^"/]+\/)"/) ?? [];
  if (match === undefined) throw new Error("The home page leads to no match.");
  return match;
}

/** Bytes that the web server's process holds in memory, a moment after the last page. */
export async function memoryOf({ sitePid }: Services): Promise<number> {
  await pause(1_000);
  const status = await readFile(`/proc/${sitePid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) * 1_024;
}
