import { useCallback, useEffect } from "react";
import type { NavigateOptions } from "react-router-dom";
import { useStore } from "zustand";
import { featureStore } from "../site/feature-store.ts";
import { useSite } from "../site/site-context.ts";
import { awaitPage, createAwaitedPage, followAwaitedPage } from "./awaited-page.ts";
import { useRouter } from "./use-router.ts";

/** Goes to a page of the site; offline, as soon as the connection is back. */
export function useGoTo(): (href: string, options?: NavigateOptions) => void {
  const site = useSite();
  const router = useRouter();
  return useCallback(
    (href, options) => {
      if (!awaitPage(site, featureStore(site, createAwaitedPage), href)) {
        void router?.navigate(href, options);
      }
    },
    [site, router],
  );
}

/** The page that waits for the connection, which is gone to from here; null where none does. */
export function useAwaitedPage(): string | null {
  const site = useSite();
  const awaited = featureStore(site, createAwaitedPage);
  const router = useRouter();
  useEffect(
    () => followAwaitedPage(site, awaited, (href) => void router?.navigate(href)),
    [site, awaited, router],
  );
  return useStore(awaited, ({ href }) => href);
}
