import { buildSite } from "@grandstand/tools/src/run/build.ts";
import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** One pair for each worker, so that parallel journeys share nothing. */
    services: readonly { readonly siteUrl: string; readonly sandboxUrl: string }[];
  }
}

/** Builds the site where a source changed, and starts a sandbox and a site for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite();
  const workers = Array.from({ length: project.config.maxWorkers });
  const services = await Promise.all(workers.map(() => startServices()));
  project.provide(
    "services",
    services.map(({ siteUrl, sandboxUrl }) => ({ siteUrl, sandboxUrl })),
  );
  return async () => void (await Promise.all(services.map(({ end }) => end())));
}
