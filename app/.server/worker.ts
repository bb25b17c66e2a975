import { createHash } from "node:crypto";
import { localePath, locales } from "@grandstand/rules/locale";
import type { ShellBuild } from "../worker/shell.ts";
import type { StaticFiles } from "./static-files.ts";

/** The browser fetches the service worker from this path, which sets its scope: the whole site. */
export const workerPath = "/worker.js";

/** Kept from the start: what an offline page is drawn with. */
const drawnWith = /^\/(?:assets|brands\/[^/]+)\/[^/]+\.(?:css|woff2)$/;

/** The build as its worker knows it. `brand` is written on the offline pages. */
export function shellBuildOf(files: StaticFiles, brand: string): ShellBuild {
  const paths = [...files.keys()].sort();
  const hash = createHash("sha256").update(brand);
  for (const path of paths) hash.update(`${path} ${files.get(path)?.etag}\n`);
  // The default language has no prefix, so that it fits every path: it comes last.
  const offlinePages = locales
    .map((locale) => [localePath("/", locale), localePath("/offline/", locale)] as const)
    .sort(([one], [other]) => other.length - one.length);
  return {
    version: hash.digest("base64url").slice(0, 16),
    files: [
      ...offlinePages.map(([, page]) => page),
      ...paths.filter((path) => drawnWith.test(path)),
    ],
    offlinePages,
  };
}

/** Removes itself and all that was kept from every browser that fetches it. */
const lastWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * The answer to a browser that fetches the service worker: this build's, or with the switch off the
 * one that ends it. Browsers fetch it with each visit, and at the latest after a day.
 */
export function answerWorker(
  files: StaticFiles,
  configuration: { readonly worker: boolean; readonly site: { readonly brandName: string } },
): Response {
  const code = files.get(workerPath);
  if (!code) return new Response("Not found", { status: 404 });
  const build = JSON.stringify(shellBuildOf(files, configuration.site.brandName));
  const text = `self.shellBuild = ${build};\n${Buffer.from(code.plain).toString("utf8")}`;
  return new Response(configuration.worker ? text : lastWorker, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      // It fetches nothing that is not the site's own.
      "content-security-policy": "default-src 'none'; connect-src 'self'",
    },
  });
}
