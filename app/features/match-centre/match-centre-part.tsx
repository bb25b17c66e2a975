import { Skeleton } from "@grandstand/ui/skeleton";
import { type ComponentType, memo, Suspense, useCallback, useEffect, useRef } from "react";
import { OnceWanted } from "../../core/site/once-wanted.tsx";
import type { ConnectMatchCentreProps } from "./connect-match-centre.tsx";
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

/** Makes a part of the head of a match: of the same code as its centre, and as late. */
function latePart<Props extends object>(Shown: ComponentType<Props>) {
  return memo(function LatePart(props: Props) {
    return (
      <Suspense>
        <OnceWanted>
          <Shown {...props} />
        </OnceWanted>
      </Suspense>
    );
  });
}

/** Who scored; before a match how its sides have played lately. */
export const MatchIncidentsPart = latePart(ConnectMatchIncidents);
/** The head of a match that is counted in sets or maps. */
export const SportHeadPart = latePart(ConnectSportHead);
/** Over it: what has just happened, for a few seconds. */
export const MatchNewsPart = latePart(ConnectMatchNews);
/** Under the first market of a match that has not begun: what its prices say of its chances. */
export const MatchChancePart = latePart(ConnectMatchChance);

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
