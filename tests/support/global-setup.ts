import { buildSite } from "@grandstand/tools/src/run/build.ts";
import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    siteUrl: string;
    sandboxUrl: string;
  }
}

/** Builds the site where a source changed, and starts one sandbox and one site for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite();
  const { siteUrl, sandboxUrl, end } = await startServices();
  project.provide("siteUrl", siteUrl);
  project.provide("sandboxUrl", sandboxUrl);
  return end;
}
