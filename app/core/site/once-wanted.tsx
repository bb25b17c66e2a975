import { useDeferredWording } from "@grandstand/ui/provider";
import { type ReactNode, use, useSyncExternalStore } from "react";
import { centreCode } from "../intervals.ts";
import { onFirstInteraction } from "../wording/first-interaction.ts";

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
export function OnceWanted({ children }: { readonly children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    nothing,
    () => false,
    () => typeof window !== "undefined",
  );
  if (isHydrating) use(untilWanted());
  useDeferredWording();
  return children;
}
