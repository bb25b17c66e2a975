import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { useAnnounce, useWording } from "../provider/index.ts";
import { popupReading, popupReadingEnd } from "./notification-popup.variants.ts";

interface ReadingBoxProps {
  readonly children: ReactNode;
  readonly onRead: () => void;
}

/**
 * A text that has to be read to its end (A4, require_scroll). It scrolls by pointer, by finger and by the arrow keys.
 * Its last line is a stop of the Tab key: a screen reader that reads on, or steps there, has read it as well.
 */
export function ReadingBox({ children, onRead }: ReadingBoxProps) {
  const t = useWording();
  const endId = useId();
  const { box, end } = useEndInSight(onRead);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      aria-label={t("notification.popup_generic.text.label")}
      className={popupReading()}
    >
      {children}
      <p
        ref={end}
        id={endId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a screen reader reaches the end by it
        tabIndex={0}
        className={popupReadingEnd()}
      >
        {t("notification.popup_generic.read")}
      </p>
    </section>
  );
}

/** Reports once that the end has come into sight of its box. */
function useEndInSight(onRead: () => void) {
  const t = useWording();
  const announce = useAnnounce();
  const box = useRef<HTMLElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const read = useEffectEvent((hasScrolled: boolean) => {
    if (hasScrolled) announce(t("notification.popup_generic.read"), "polite");
    onRead();
  });
  useEffect(() => {
    if (!box.current || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        read((box.current?.scrollTop ?? 0) > 0);
      },
      { root: box.current, threshold: 0.5 },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return { box, end };
}
