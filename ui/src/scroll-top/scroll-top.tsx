import { thresholds } from "@grandstand/rules/intervals";
import { ArrowUp } from "lucide";
import { useSyncExternalStore } from "react";
import { IconButton } from "../icon-button/index.ts";
import { useWording } from "../provider/index.ts";
import { scrollTopContainer, scrollTopGround } from "./scroll-top.variants.ts";

export interface ScrollTopProps {
  /** Instead of the page's own position, for a page that scrolls in a part of itself. Pixels. */
  readonly scrolled?: number;
  /** Instead of scrolling the page; the caller moves the focus too. */
  readonly onPress?: () => void;
}

/**
 * Back to the head of the page, once it was scrolled by more than 300 px (A2, B9). It disappears as it
 * is pressed, so the focus goes to the page's main part.
 */
export function ScrollTop({ scrolled, onPress = toTop }: ScrollTopProps) {
  const t = useWording();
  const isFar = useSyncExternalStore(onScroll, isScrolledFar, () => false);
  const isShown = scrolled === undefined ? isFar : scrolled > thresholds.scrollToTopPixels;
  if (!isShown) return null;
  return (
    <div data-scroll-top="" className={scrollTopContainer()}>
      <div className={scrollTopGround()}>
        <IconButton
          icon={ArrowUp}
          variant="raised"
          label={t("scroll-top.button")}
          onPress={onPress}
        />
      </div>
    </div>
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener("scroll", listener, { passive: true });
  return () => window.removeEventListener("scroll", listener);
}

function isScrolledFar(): boolean {
  return window.scrollY > thresholds.scrollToTopPixels;
}

function toTop(): void {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
