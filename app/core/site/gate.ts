/** What is behind it is hydrated once it is open; it does not close again. */
export interface Gate {
  isOpen(): boolean;
  open(): void;
  /** Resolves when it opens. */
  readonly opened: Promise<void>;
}

export function createGate(isOpenAtOnce: boolean): Gate {
  let isOpen = isOpenAtOnce;
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    isOpen: () => isOpen,
    open() {
      isOpen = true;
      resolve();
    },
    opened,
  };
}

/** What comes before anything that a person does to an element, and what does something to it without them. */
const touches = ["pointerover", "pointerdown", "keydown", "focusin", "input", "click"] as const;

/** The closed gates with the elements around what is behind them. */
const closed = new Map<Element, Gate>();

/**
 * Opens a gate once its element comes within half a screen of what is seen, or something is done in it. In the
 * second case it is open before React receives the event, which then hydrates what it is about and handles it at once:
 * no press is lost. Returns the end of the watching.
 */
export function openNear(element: Element | null, gate: Gate): () => void {
  if (element === null || gate.isOpen()) return () => undefined;
  if (closed.size === 0) {
    for (const type of touches)
      addEventListener(type, openTouched, { capture: true, passive: true });
  }
  closed.set(element, gate);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      gate.open();
      forget();
    },
    { rootMargin: "50% 0px" },
  );
  observer.observe(element);
  function forget() {
    observer.disconnect();
    if (element === null || !closed.delete(element) || closed.size > 0) return;
    for (const type of touches) removeEventListener(type, openTouched, { capture: true });
  }
  return forget;
}

function openTouched({ target }: Event): void {
  for (const [element, gate] of closed) {
    if (target instanceof Node && element.contains(target)) gate.open();
  }
}
