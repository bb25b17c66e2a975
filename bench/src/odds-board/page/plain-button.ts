import { movementCorner, oddsButton } from "@grandstand/ui/odds-button";

/** One odds button of the hand-written page: its nodes, and what they show. */
export interface PlainButton {
  /** Shows a price; true if it moved up or down. `at` is in milliseconds since 1970. */
  show(odds: number | null, isSuspended: boolean, at: number): boolean;
  /** Removes the movement if it is older than `before`; true if it did. */
  endMovement(before: number): boolean;
}

type Variant = keyof typeof variants;
type Movement = "up" | "down" | "none";

// The recipes run once; after that these are strings, as in a page that is written by hand.
const variant = (name: "open" | "locked", dimmed: boolean) =>
  oddsButton({ layout: "coupon", variant: name, dimmed });
const variants = {
  open: variant("open", false),
  suspended: variant("open", true),
  locked: variant("locked", false),
  "locked and suspended": variant("locked", true),
};
const corners = {
  up: movementCorner({ movement: "up" }),
  down: movementCorner({ movement: "down" }),
};
const words = { up: ", en hausse", down: ", en baisse", none: "" };
const lockMarkup =
  '<svg xmlns="http://www.w3.org/2000/svg" width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-lock" aria-hidden="true"><rect width="18" height="11" x="3" y="11" rx="2" ry="2"></rect><path d="M7 11V7a5 5 0 0 1 10 0v4"></path></svg><span class="gs:sr-only">Cote fermée</span>';

/** Adopts a button whose markup shows an open price without a movement. */
export function createPlainButton(element: HTMLButtonElement): PlainButton {
  const [, price, spoken] = element.children;
  if (!price || !spoken) throw new Error("The markup is not that of an odds button.");
  const context = spoken.textContent ?? "";
  let known: number | null = Number(price.textContent);
  let wasSuspended = false;
  let shownVariant: Variant = "open";
  let shown: Movement = "none";
  let moved: Movement = "none";
  let movedAt = 0;
  let mark: HTMLElement | null = null;
  let lock: Element[] = [];

  function draw() {
    const isLocked = known === null || known <= 1;
    const nextVariant = variantOf(isLocked, wasSuspended);
    const nextShown = isLocked ? "none" : moved;
    if (!isLocked) setText(price, (known ?? 0).toFixed(2));
    if (nextVariant !== shownVariant) drawVariant(nextVariant, isLocked);
    if (nextShown !== shown) drawMovement(nextShown);
    setText(spoken, `${words[nextShown]}${wasSuspended ? ", suspendue" : ""}${context}`);
  }

  function drawVariant(next: Variant, isLocked: boolean) {
    if (isLocked && lock.length === 0) {
      price?.insertAdjacentHTML("beforebegin", lockMarkup);
      lock = [...element.children].slice(1, 3);
      price?.remove();
    } else if (!isLocked && price) {
      lock[0]?.before(price);
      for (const part of lock) part.remove();
      lock = [];
    }
    shownVariant = next;
    element.className = variants[next];
    element.disabled = isLocked && !wasSuspended;
    element.toggleAttribute("data-locked", isLocked);
    element.toggleAttribute("data-suspended", wasSuspended);
    element.toggleAttribute("data-open", next === "open");
  }

  function drawMovement(next: Movement) {
    shown = next;
    element.dataset.movement = next;
    if (next === "none") {
      mark?.remove();
      mark = null;
      return;
    }
    mark ??= element.appendChild(makeMark());
    mark.className = corners[next];
  }

  return {
    show(odds, isSuspended, at) {
      const change = (odds ?? 0) - (known ?? 0);
      const isMoved = odds !== null && known !== null && change !== 0;
      if (isMoved) {
        moved = change > 0 ? "up" : "down";
        movedAt = at;
      }
      if (odds === known && isSuspended === wasSuspended) return false;
      known = odds;
      wasSuspended = isSuspended;
      draw();
      return isMoved;
    },
    endMovement(before) {
      if (movedAt > before) return false;
      moved = "none";
      draw();
      return true;
    },
  };
}

function variantOf(isLocked: boolean, isSuspended: boolean): Variant {
  if (isLocked) return isSuspended ? "locked and suspended" : "locked";
  return isSuspended ? "suspended" : "open";
}

function makeMark(): HTMLElement {
  const mark = document.createElement("span");
  mark.setAttribute("aria-hidden", "true");
  return mark;
}

/** Writes into the existing text node, so that no node is created. */
function setText(element: Element | undefined, text: string) {
  const node = element?.firstChild;
  if (node instanceof Text && node.data !== text) node.data = text;
}
