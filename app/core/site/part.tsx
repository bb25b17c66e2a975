import { PartBoundary } from "@grandstand/ui/part-error";
import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { PartReady, useWaitingPart } from "./parts-in-waiting.ts";

interface PartProps {
  /** The page's heading, where it is within the part. */
  readonly title?: string;
  readonly children: ReactNode;
}

/**
 * A part of a page on its own: an error in it leaves the rest as it is, and where others have touched the server's HTML
 * of it before it was hydrated, it alone is drawn again (docs/decisions/102). What in it waits for its code has a
 * `Suspense` of its own.
 */
export function Part({ title, children }: PartProps) {
  const { pathname } = useLocation();
  useWaitingPart();
  return (
    <PartBoundary resetKey={pathname} {...(title !== undefined && { title })}>
      <Suspense>
        {children}
        <PartReady />
      </Suspense>
    </PartBoundary>
  );
}

/**
 * A part that moves within a list: an error in it stays in it, and it is hydrated with its list. React does not move
 * what it has not hydrated, nor finds where to insert beside it.
 */
export function ListedPart({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <PartBoundary resetKey={pathname}>{children}</PartBoundary>;
}
