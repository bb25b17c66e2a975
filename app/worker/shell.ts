/** What the web server says of its build, before the worker's own code (app/.server/worker.ts). */
export interface ShellBuild {
  /** Another one with each build: what an older build kept goes by it. */
  readonly version: string;
  /** Fetched before the worker takes over: the offline pages, the sheet and the fonts. */
  readonly files: readonly string[];
  /** The offline page by how a path begins; the first that fits counts. */
  readonly offlinePages: readonly (readonly [prefix: string, page: string])[];
}

export interface ShellDependencies {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Scheme, host and port of the site. */
  readonly origin: string;
}

/** As much of a request as the worker looks at. */
export type ShellRequest = Pick<Request, "method" | "mode" | "url">;

export interface Shell {
  /** Fetches what has to be there offline; rejects where some of it can't be had. */
  install(): Promise<void>;
  /** Forgets what other builds kept. */
  activate(): Promise<void>;
  /**
   * The answer to a request, or null for the browser to go its own way. `early` is what it fetched
   * of a page while the worker started; undefined where it did not.
   */
  answer(request: Request, early?: Promise<Response | undefined>): Promise<Response> | null;
}

const prefix = "shell-";

/** Milliseconds before each further try at a file that can't be had; in the worker's own file, which imports none. */
const waits = [1_000, 4_000];
/** Milliseconds for which each of the first two tries waits for an answer; a line that hangs would never end it. */
const answerLimit = 20_000;

/**
 * What the site keeps in the browser to open without a network: files whose name is their content, and the page that
 * says that there is none. Nothing else can get in: no page, no data, no price, no answer of a service
 * (docs/decisions/26).
 */
export function createShell(build: ShellBuild, dependencies: ShellDependencies): Shell {
  const { caches, fetch, wait, origin } = dependencies;
  const name = prefix + build.version;

  async function open(request: Request, early?: Promise<Response | undefined>): Promise<Response> {
    try {
      return (await early) ?? (await fetch(request));
    } catch (failure) {
      const page = offlinePageOf(build, new URL(request.url).pathname);
      const kept = page && (await (await caches.open(name)).match(page));
      if (kept) return kept;
      throw failure;
    }
  }

  async function fromCacheFirst(request: Request): Promise<Response> {
    const cache = await caches.open(name);
    const kept = await cache.match(request.url);
    if (kept) return kept;
    const answer = await fetchFile(request);
    // A full disk stops nothing: the file is only not kept.
    if (isForEver(answer)) await cache.put(request.url, answer.clone()).catch(() => undefined);
    return answer;
  }

  /** A page remembers a module that failed and never fetches it again: it is tried here instead. */
  async function fetchFile(request: Request): Promise<Response> {
    for (const milliseconds of waits) {
      const answer = await Promise.race([
        fetch(request.clone()).catch(() => null),
        wait(answerLimit).then(() => null),
      ]);
      if (answer?.ok) return answer;
      await wait(milliseconds);
    }
    return fetch(request);
  }

  return {
    async install() {
      const cache = await caches.open(name);
      await cache.addAll(build.files.map((path) => requestOf(origin, path)));
    },
    async activate() {
      const others = (await caches.keys()).filter((each) => each !== name);
      await Promise.all(others.map((each) => caches.delete(each)));
    },
    answer(request, early) {
      switch (kindOf(request, origin)) {
        case "page":
          return open(request, early);
        case "file":
          return fromCacheFirst(request);
        case "other":
          return null;
      }
    },
  };
}

/** Only a page that is opened and a file with a hash in its name are the worker's concern. */
export function kindOf(request: ShellRequest, origin: string): "page" | "file" | "other" {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return "other";
  if (request.mode === "navigate") return "page";
  return url.pathname.startsWith("/assets/") ? "file" : "other";
}

/** The offline page in the language of a path; undefined where the build has none. */
export function offlinePageOf({ offlinePages }: ShellBuild, path: string): string | undefined {
  return offlinePages.find(([start]) => `${path}/`.startsWith(start))?.[1];
}

/** A file that never changes may come from where the page's own came from; a page may not. */
function requestOf(origin: string, path: string): Request {
  const isFile = path.startsWith("/assets/");
  return new Request(origin + path, isFile ? {} : { cache: "no-cache" });
}

/** The server says of a file that it never changes; of nothing else. */
function isForEver(answer: Response): boolean {
  return answer.ok && (answer.headers.get("cache-control") ?? "").includes("immutable");
}
