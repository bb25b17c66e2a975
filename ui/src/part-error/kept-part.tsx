import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef } from "react";

export interface KeptPartProps {
  /** Where there is no server's HTML of it, until it can be drawn. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A boundary for a part whose code is late, of which what the server drew stays in sight. Where something that it may
 * depend on changes before the code is there, such as a person's currency, React throws that HTML away: a copy of it is
 * there until the part is drawn.
 */
export function KeptPart({ fallback, children }: KeptPartProps) {
  const part = useRef<HTMLDivElement>(null);
  const kept = useRef<Node>(null);
  useLayoutEffect(() => {
    kept.current = part.current?.cloneNode(true) ?? null;
  }, []);
  const show = useCallback((place: Element | null) => {
    if (kept.current) place?.replaceChildren(kept.current);
  }, []);
  return (
    <div ref={part} className="gs:contents">
      <Suspense
        fallback={
          <div ref={show} className="gs:contents">
            {fallback}
          </div>
        }
      >
        {children}
      </Suspense>
    </div>
  );
}
