import { type ReactNode, Suspense, useLayoutEffect, useRef } from "react";

interface FocusKeeperProps {
  /** One control, until the code of the next one is there. */
  readonly fallback: ReactNode;
  /** The control that takes its place. */
  readonly children: ReactNode;
}

/** A `Suspense` in which the control that comes has the focus where the one before it had it. */
export function FocusKeeper({ fallback, children }: FocusKeeperProps) {
  const box = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  function leave() {
    hadFocus.current = box.current?.contains(document.activeElement) ?? false;
  }
  function come() {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    box.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }
  return (
    <span ref={box} className="gs:contents">
      <Suspense
        fallback={
          <>
            {/* Before it: React takes them away in this order. */}
            <Mark onEnd={leave} />
            {fallback}
          </>
        }
      >
        {children}
        <Mark onStart={come} />
      </Suspense>
    </span>
  );
}

/** Draws nothing; says when it is drawn and when it goes. */
function Mark({ onStart, onEnd }: { readonly onStart?: () => void; readonly onEnd?: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is drawn again meanwhile
  useLayoutEffect(() => {
    onStart?.();
    return onEnd;
  }, []);
  return null;
}
