import { useDeferredWording } from "@grandstand/ui/provider";
import { Skeleton } from "@grandstand/ui/skeleton";
import {
  memo,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { centreCode } from "../../core/intervals.ts";
import { onFirstInteraction } from "../../core/wording/first-interaction.ts";
import type { ConnectMatchCentreProps } from "./connect-match-centre.tsx";
import { ConnectMatchCentre, ConnectMatchIncidents } from "./index.lazy.ts";

/**
 * The centre of a match on its page. What the server drew of it stays as it is until a person does something, or has
 * looked at it for a while: only then its code comes, and what happens on the live line.
 */
export const MatchCentrePart = memo(function MatchCentrePart(props: ConnectMatchCentreProps) {
  const { ref, onReady } = useLatePress();
  return (
    <div ref={ref}>
      <Suspense fallback={<Skeleton shape="card" />}>
        <OnceWanted>
          <ConnectMatchCentre {...props} />
          <Ready onReady={onReady} />
        </OnceWanted>
      </Suspense>
    </div>
  );
});

/** Who scored, in the head of a match: of the same code as its centre, and as late. */
export const MatchIncidentsPart = memo(function MatchIncidentsPart(props: ConnectMatchCentreProps) {
  return (
    <Suspense>
      <OnceWanted>
        <ConnectMatchIncidents {...props} />
      </OnceWanted>
    </Suspense>
  );
});

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

/** Leaves what the server drew as it is until it is wanted. What a browser draws is wanted at once. */
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
