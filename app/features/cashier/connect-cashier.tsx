import type { CashierSiteMessage } from "@grandstand/contract/cashier-frame";
import { localePath } from "@grandstand/rules/locale";
import { CashierOverlay } from "@grandstand/ui/cashier-overlay";
import { Suspense, useEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import { featureStore, useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { watchSelfExclusion } from "../../core/site/watch-self-exclusion.ts";
import { ConnectChat } from "../chat/index.ts";
import { type CashierTab, createCashier } from "./store.ts";

/** The cashier over the page, with what its frame says (A2, A4). */
export function ConnectCashier() {
  const site = useSite();
  const cashier = useFeatureStore(createCashier);
  const { url, status, height, reason, needsTab } = useStore(cashier);
  const frame = useRef<HTMLIFrameElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  const src = useMemo(() => url && inTheme(url), [url]);
  useEffect(() => featureStore(site, watchSelfExclusion), [site]);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const received = cashier.receive(event, frame.current?.contentWindow ?? null);
      if (!("type" in received) || received.type !== "cashier:leave") return;
      // Where the browser has moved the focus out of the frame on its own, it stays there.
      if (document.activeElement !== frame.current) return;
      const stop = received.payload.by === "start" ? start : end;
      stop.current?.focus();
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [cashier]);
  useEffect(() => {
    if (status === "ready") enter(frame.current);
  }, [status]);
  return (
    <CashierOverlay
      status={status}
      src={src}
      height={height}
      reason={reason}
      contactHref={localePath("/support/contact-us", site.language)}
      frameRef={frame}
      startRef={start}
      endRef={end}
      chat={
        <Suspense>
          <ConnectChat layout="bar" />
        </Suspense>
      }
      onRetry={cashier.retry}
      {...(needsTab && { onOpenTab: () => void cashier.openInTab(openTab()) })}
      onClose={site.messages.close}
    />
  );
}

/** The page may be in a theme of its own: what is framed is drawn in the page's, not the system's. */
function inTheme(url: string): string {
  const address = new URL(url);
  address.searchParams.set("theme", themeOfPage());
  return address.href;
}

/** `light`, `dark` or `contrast`: the page's own, or the one that its sheet draws for the system. */
function themeOfPage(): string {
  const root = document.documentElement;
  if (root.dataset.theme !== undefined) return root.dataset.theme;
  if (matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return getComputedStyle(root).colorScheme;
}

/** Its page can't reach back: nothing of the site is the other tab's affair. */
function openTab(): CashierTab | null {
  const tab = window.open("", "_blank");
  if (tab === null) return null;
  tab.opener = null;
  return { goTo: (url) => tab.location.replace(inTheme(url)), close: () => tab.close() };
}

/** Moves a person who waits for the page to its first stop. Elsewhere the focus stays where it is. */
function enter(frame: HTMLIFrameElement | null): void {
  const isWaiting = document.activeElement?.hasAttribute("data-cashier") ?? false;
  if (!isWaiting || frame === null) return;
  const message: CashierSiteMessage = { type: "cashier:enter", payload: { at: "start" } };
  frame.focus();
  frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
}
