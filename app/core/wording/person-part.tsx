import type { ReactNode } from "react";
import { useStore } from "zustand";
import { Part } from "../site/part.tsx";
import { useSite } from "../site/site-context.ts";
import { Deferred } from "./deferred-wording.tsx";

interface PersonPartProps {
  /** What is there until it is known who is logged in, and until the code has come. */
  readonly awaited?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page for a person who is logged in; another person begins with a part of their own. */
export function PersonPart({ awaited = null, children }: PersonPartProps) {
  const userId = useStore(useSite().session, ({ user }) => user?.id);
  if (userId === undefined) return awaited;
  return (
    <Part key={userId}>
      <Deferred fallback={awaited}>{children}</Deferred>
    </Part>
  );
}
