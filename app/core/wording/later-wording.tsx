import type { Locale } from "@grandstand/rules/locale";
import { loadCode } from "@grandstand/ui/load-code";
import { loadCatalogs } from "@grandstand/ui/locale";
import {
  addCatalogs,
  DeferredWordingContext,
  type I18n,
  useDeferredWording,
} from "@grandstand/ui/provider";
import { type ReactNode, Suspense, useMemo } from "react";
import { useFirstInteraction } from "./first-interaction.ts";

interface LaterWordingProviderProps {
  readonly i18n: I18n;
  readonly language: Locale;
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/**
 * Has the texts that the first page does without fetched with a person's first interaction, ahead of the press
 * that needs them, or sooner where something that is drawn by itself needs them.
 */
export function LaterWordingProvider(props: LaterWordingProviderProps) {
  const { i18n, language, isWhole, children } = props;
  const load = useMemo(
    () =>
      isWhole
        ? null
        : once(async () => {
            const catalogs = await loadCode(() => loadCatalogs(language, ["gs-later"]));
            addCatalogs(i18n, language, catalogs);
          }),
    [i18n, language, isWhole],
  );
  useFirstInteraction(load);
  return <DeferredWordingContext value={load}>{children}</DeferredWordingContext>;
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
  useDeferredWording();
  return children;
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= run();
    return running;
  };
}
