import { KeptPart } from "@grandstand/ui/part-error";
import { useDeferredWording } from "@grandstand/ui/provider";
import { type ReactNode, use, useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { centreCode } from "../intervals.ts";
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

/** A part with buttons that is as late. One that is pressed before its code is there is pressed when it comes. */
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

/** Remembers what was pressed before the code was there, and presses it then. */
function useLatePress() {
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const isReady = useRef(false);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (!isReady.current && target instanceof Element && ref.current?.contains(target)) {
        pressed.current = target.closest<HTMLElement>("button");
      }
    };
    // React lets no press pass that is in a part which it has not hydrated: it is noted on its way down.
    document.addEventListener("click", remember, { capture: true });
    return () => document.removeEventListener("click", remember, { capture: true });
  }, []);
  const onReady = useCallback(() => {
    isReady.current = true;
    pressed.current?.click();
    pressed.current = null;
  }, []);
  return { ref, onReady };
}
