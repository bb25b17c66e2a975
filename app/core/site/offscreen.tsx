import {
  type OffscreenProps,
  useEnvironment,
  useFormat,
  useWording,
} from "@grandstand/ui/provider";
import {
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  useLocation,
} from "react-router-dom";
import { createGate, type Gate, openNear } from "./gate.ts";

/**
 * Leaves what the server drew as it is until it comes near the screen, is touched, or something that it reads changes;
 * only then it is hydrated (docs/decisions/121). What the browser draws itself is drawn at once.
 */
export function Offscreen({ anchor, children }: OffscreenProps) {
  const isHydrating = useSyncExternalStore(never, no, yes);
  const [gate] = useState(() => createGate(import.meta.env.SSR || !isHydrating));
  useOpenedByChange(gate);
  useEffect(() => openNear(anchor.current, gate), [anchor, gate]);
  const [isDrawn, setDrawn] = useState(gate.isOpen);
  const onDrawn = useCallback(() => setDrawn(true), []);
  const isOfOtherPage = useIsOfOtherPage(isDrawn);
  // What is hydrated has to be what the server drew: what changes meanwhile is drawn right after.
  const [first] = useState(children);
  const shown = isDrawn || isOfOtherPage ? children : first;
  return useMemo(
    () => (
      <Suspense key={isOfOtherPage ? "drawn again" : "hydrated"}>
        <Gated gate={gate}>
          <Drawn onDrawn={onDrawn}>{shown}</Drawn>
        </Gated>
      </Suspense>
    ),
    [gate, onDrawn, shown, isOfOtherPage],
  );
}

/** Waits at the gate. It has no hook but this one: React loses count of others where it continues from here. */
function Gated({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }) {
  if (!gate.isOpen()) use(gate.opened);
  return children;
}

interface DrawnProps {
  readonly onDrawn: () => void;
  readonly children: ReactNode;
}

/** Says when what is in it is hydrated, or drawn. */
function Drawn({ onDrawn, children }: DrawnProps) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

/**
 * Opens the gate with a change of any context that is read below it. React hydrates what is below for such a change, and
 * would take what can't be hydrated then off the page, or wait for it with the change of the page.
 */
function useOpenedByChange(gate: Gate): void {
  const contexts = [
    useEnvironment(),
    useFormat(),
    useWording(),
    useContext(DataRouterStateContext),
  ];
  const [first] = useState(contexts);
  if (contexts.some((value, index) => value !== first[index])) gate.open();
}

/**
 * Whether another page came before this was hydrated: what the server drew marks the page of before, and React corrects
 * no attribute as it hydrates. It stays so.
 */
function useIsOfOtherPage(isDrawn: boolean): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [isOfOtherPage, setOfOtherPage] = useState(false);
  if (!isDrawn && !isOfOtherPage && pathname !== first) setOfOtherPage(true);
  return isOfOtherPage;
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;
