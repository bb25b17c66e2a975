import type { Locale } from "@grandstand/rules/locale";
import { loadLaterCatalog } from "@grandstand/ui/locale";
import {
  addWording,
  importWhenOnline,
  LaterWordingContext,
  useLaterWording,
} from "@grandstand/ui/provider";
import type { i18n } from "i18next";
import { type ReactNode, Suspense, useEffect, useMemo } from "react";

interface LaterWordingProviderProps {
  readonly wording: i18n;
  readonly language: Locale;
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/** Has the texts that the first page does without fetched once it stands, or sooner where they are needed. */
export function LaterWordingProvider(props: LaterWordingProviderProps) {
  const { wording, language, isWhole, children } = props;
  const load = useMemo(
    () =>
      isWhole
        ? null
        : onceUntilItFails(async () =>
            addWording(wording, await importWhenOnline(() => loadLaterCatalog(language))),
          ),
    [wording, language, isWhole],
  );
  useEffect(() => {
    if (load === null) return;
    const timer = setTimeout(() => load().catch(() => undefined), 0);
    return () => clearTimeout(timer);
  }, [load]);
  return <LaterWordingContext value={load}>{children}</LaterWordingContext>;
}

/**
 * What is drawn from lazily loaded code or with texts that come later. Until both are there the
 * fallback stands in its place; on a page from the server, what the server drew.
 */
export function Later({
  fallback = null,
  children,
}: {
  fallback?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Suspense fallback={fallback}>
      <WithLaterWording>{children}</WithLaterWording>
    </Suspense>
  );
}

function WithLaterWording({ children }: { readonly children: ReactNode }) {
  useLaterWording();
  return children;
}

function onceUntilItFails(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= run().catch((error) => {
      running = null;
      throw error;
    });
    return running;
  };
}
