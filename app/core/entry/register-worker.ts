const path = "/worker.js";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(path: string): string };
}

/**
 * Has the browser fetch the service worker, once the page has all that it needs. It is the one address
 * that may become code by name, so the policy returns it whatever it is called with (docs/decisions/26).
 */
export function registerWorker(): void {
  const worker = navigator.serviceWorker;
  if (!import.meta.env.PROD || !worker) return;
  addEventListener("load", () => {
    const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy("worker", { createScriptURL: () => path });
    // Without it the site is as it was before there was one.
    worker.register(policy?.createScriptURL(path) ?? path).catch(() => undefined);
  });
}
