import { describe, expect, it } from "vitest";
import type { StaticFile } from "./static-files.ts";
import { answerWorker, shellBuildOf, workerPath } from "./worker.ts";

function fileOf(text: string): StaticFile {
  const plain = new TextEncoder().encode(text);
  return { type: "text/javascript", etag: text, isHashed: true, plain, encoded: {} };
}

const files = new Map([
  [workerPath, fileOf("work();")],
  ["/assets/site-1.css", fileOf("sheet")],
  ["/assets/archivo-1.woff2", fileOf("font")],
  ["/assets/match-1.js", fileOf("code")],
  ["/icons/192.png", fileOf("icon")],
]);
const on = { worker: true, site: { brandName: "Grandstand" } };

describe("the service worker's answer", () => {
  it("[SERVER-58] names what is drawn offline, and no page but the offline ones", () => {
    expect(shellBuildOf(files, "Grandstand")).toMatchObject({
      files: [
        "/nl/offline/",
        "/en/offline/",
        "/offline/",
        "/assets/archivo-1.woff2",
        "/assets/site-1.css",
      ],
      offlinePages: [
        ["/nl/", "/nl/offline/"],
        ["/en/", "/en/offline/"],
        ["/", "/offline/"],
      ],
    });
  });

  it("[SERVER-58] has another version where a file or the brand is another, and only then", () => {
    const version = (brand: string, more: [string, StaticFile][] = []) =>
      shellBuildOf(new Map([...files, ...more]), brand).version;
    expect(version("Grandstand")).toBe(version("Grandstand"));
    expect(version("Other")).not.toBe(version("Grandstand"));
    expect(version("Grandstand", [["/assets/b.js", fileOf("b")]])).not.toBe(version("Grandstand"));
    expect(version("Grandstand", [[workerPath, fileOf("2")]])).not.toBe(version("Grandstand"));
  });

  it("[SERVER-58] is requested again each time, and may request nothing of another host", async () => {
    const answer = answerWorker(files, on);
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toContain("connect-src 'self'");
    expect(await answer.text()).toMatch(/^self\.shellBuild = \{.*\};\nwork\(\);$/);
  });

  it("[SERVER-59] ends itself and all that was kept, once it is switched off", async () => {
    const text = await answerWorker(files, { ...on, worker: false }).text();
    expect(text).toContain("registration.unregister()");
    expect(text).toContain("caches.delete(");
    expect(text).toContain("skipWaiting()");
    expect(text).not.toContain("work();");
  });

  it("[SERVER-58] is not found where the site is not built", () => {
    expect(answerWorker(new Map(), on).status).toBe(404);
  });
});
