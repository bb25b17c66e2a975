import { createShell, type ShellBuild } from "./shell.ts";

/** The events of a service worker, as far as this one goes by them; the browser's library has no types of it. */
interface WorkerEvent extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly shellBuild: ShellBuild;
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  addEventListener(
    type: "install" | "activate" | "fetch",
    listen: (event: WorkerEvent) => void,
  ): void;
}

/**
 * The service worker of the installed site. A new build's waits until the last page of the old one is
 * closed, so that an open page keeps the files that it was made of.
 */
const scope = self as unknown as WorkerScope;
const shell = createShell(scope.shellBuild, {
  caches: scope.caches,
  fetch: (...request) => fetch(...request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  origin: scope.location.origin,
});

scope.addEventListener("install", (event) => event.waitUntil(shell.install()));
scope.addEventListener("activate", (event) => {
  const { navigationPreload } = scope.registration;
  // The browser fetches a page while the worker starts: the worker makes no page later.
  event.waitUntil(
    Promise.all([shell.activate(), navigationPreload?.enable(), scope.clients.claim()]),
  );
});
scope.addEventListener("fetch", (event) => {
  const answer = shell.answer(event.request, event.preloadResponse);
  if (answer) event.respondWith(answer);
});
