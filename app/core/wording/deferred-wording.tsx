import type { Locale } from "@grandstand/rules/locale";
import { loadCode } from "@grandstand/ui/load-code";
import { loadCatalogs } from "@grandstand/ui/locale";
import {
  addCatalogs,
  DeferredWordingContext,
  type I18n,
  useDeferredWording,
} from "@grandstand/ui/provider";
import { type ReactNode, Suspense } from "react";
import { PartReady, useWaitingPart } from "../site/parts-in-waiting.ts";
import { useFirstInteraction } from "./first-interaction.ts";

/** Makes what loads, once, the texts that the first page does without; null where the page has them all. */
export function createWordingLoader(
  i18n: I18n,
  language: Locale,
  isWhole: boolean,
): (() => Promise<void>) | null {
  if (isWhole) return null;
  return once(async () => {
    const catalogs = await loadCode(() => loadCatalogs(language, ["gs-later"]));
    addCatalogs(i18n, language, catalogs);
  });
}

interface DeferredWordingProviderProps {
  readonly load: (() => Promise<void>) | null;
  readonly children: ReactNode;
}

/**
 * Prefetches the deferred texts on a person's first interaction, ahead of the press that needs them, or sooner where
 * something that is drawn on its own needs them.
 */
export function DeferredWordingProvider({ load, children }: DeferredWordingProviderProps) {
  useFirstInteraction(load);
  return <DeferredWordingContext value={load}>{children}</DeferredWordingContext>;
}

/**
 * What is drawn from lazily loaded code or with texts that come later. Until both are there the
 * fallback is shown instead; on a page from the server, what the server drew, whose presses wait for it.
 */
export function Deferred({
  fallback = null,
  children,
}: {
  fallback?: ReactNode;
  children: ReactNode;
}) {
  useWaitingPart();
  return (
    <Suspense fallback={fallback}>
      <WithDeferredWording>{children}</WithDeferredWording>
      <PartReady />
    </Suspense>
  );
}

function WithDeferredWording({ children }: { readonly children: ReactNode }) {
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
