import { KeptPart } from "@grandstand/ui/part-error";
import { useDeferredWording } from "@grandstand/ui/provider";
import { type ReactNode, use, useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { centreCode } from "../intervals.ts";
import { isPlainPress } from "../navigation/router-link.tsx";
import { useGoTo } from "../navigation/use-go-to.ts";
import { onFirstInteraction } from "./first-interaction.ts";

let wanted: Promise<void> | null = null;

/** Resolves with a person's first interaction, or a while after it was first called. */
function untilWanted(): Promise<void> {
  wanted ??= new Promise((resolve) => {
    onFirstInteraction(async () => resolve());
    setTimeout(resolve, centreCode);
  });
  return wanted;
}

const nothing = () => () => undefined;

/**
 * Leaves what the server drew as it is until a person does something, or has looked at it for a while: only then its
 * code comes. What a browser draws is wanted at once. Below a `Suspense`.
 */
function OnceWanted({ children }: { readonly children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    nothing,
    () => false,
    () => typeof window !== "undefined",
  );
  if (isHydrating) use(untilWanted());
  useDeferredWording();
  return children;
}

interface LatePartProps {
  /** Where there is no server's HTML of it, until its code is there. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part that is late, of which what the server drew stays in sight until it is drawn. */
export function OwnLatePart({ fallback, children }: LatePartProps) {
  return (
    <KeptPart fallback={fallback}>
      <OnceWanted>{children}</OnceWanted>
    </KeptPart>
  );
}

/**
 * A part with buttons and links that is as late. A button that is pressed before its code is there is pressed when it
 * comes; a link leads to its page at once, without a new document.
 */
export function LatePart({ fallback, children }: LatePartProps) {
  const { ref, onReady } = useLatePress();
  return (
    <div ref={ref}>
      <OwnLatePart fallback={fallback}>
        {children}
        <Ready onReady={onReady} />
      </OwnLatePart>
    </div>
  );
}

function Ready({ onReady }: { readonly onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Follows a link that is pressed before the code is there; remembers which button was, and presses it then. */
function useLatePress() {
  const goTo = useGoTo();
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const isReady = useRef(false);
  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const { target } = event;
      if (isReady.current || !(target instanceof Element) || !ref.current?.contains(target)) return;
      const link = target.closest<HTMLAnchorElement>("a");
      if (link?.origin === location.origin && isPlainPress(event)) {
        event.preventDefault();
        goTo(link.pathname + link.search);
      }
      pressed.current = target.closest<HTMLElement>("button");
    };
    // React lets no press pass that is in a part which it has not hydrated: it is noted on its way down.
    document.addEventListener("click", remember, { capture: true });
    return () => document.removeEventListener("click", remember, { capture: true });
  }, [goTo]);
  const onReady = useCallback(() => {
    isReady.current = true;
    pressed.current?.click();
    pressed.current = null;
  }, []);
  return { ref, onReady };
}
