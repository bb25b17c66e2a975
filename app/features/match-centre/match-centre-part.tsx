import { Skeleton } from "@grandstand/ui/skeleton";
import { memo, Suspense, useCallback, useEffect, useRef } from "react";
import { OnceWanted } from "../../core/site/once-wanted.tsx";
import type { ConnectMatchCentreProps } from "./connect-match-centre.tsx";
import type { MatchChanceProps } from "./connect-match-head.tsx";
import type { ConnectSportHeadProps } from "./connect-sport-head.tsx";
import {
  ConnectMatchCentre,
  ConnectMatchChance,
  ConnectMatchIncidents,
  ConnectMatchNews,
  ConnectSportHead,
} from "./index.lazy.ts";

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

/** The head of a match that is counted in sets or maps: as late. */
export const SportHeadPart = memo(function SportHeadPart(props: ConnectSportHeadProps) {
  return (
    <Suspense>
      <OnceWanted>
        <ConnectSportHead {...props} />
      </OnceWanted>
    </Suspense>
  );
});

function Ready({ onReady }: { readonly onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Over the head of a match: what has just happened, for a few seconds. */
export const MatchNewsPart = memo(function MatchNewsPart(props: ConnectMatchCentreProps) {
  return (
    <Suspense>
      <OnceWanted>
        <ConnectMatchNews {...props} />
      </OnceWanted>
    </Suspense>
  );
});

/** Under the first market of a match that has not begun: what its prices say of its chances. */
export const MatchChancePart = memo(function MatchChancePart(props: MatchChanceProps) {
  return (
    <Suspense>
      <OnceWanted>
        <ConnectMatchChance {...props} />
      </OnceWanted>
    </Suspense>
  );
});

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
