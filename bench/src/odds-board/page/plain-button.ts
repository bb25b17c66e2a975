/** One odds button of the page that is written by hand: its nodes, and what they show. */
export interface PlainButton {
  /** Shows a price; true when it moved up or down. `at` is epoch milliseconds. */
  show(odds: number | null, isSuspended: boolean, at: number): boolean;
  /** Takes the movement away where it is older; true when it did. */
  endMovement(before: number): boolean;
}

type Movement = "up" | "down" | "none";

const frame =
  "group/odds relative flex h-11 w-full min-w-0 items-center gap-2 contain-strict rounded-sm focus-ring cursor-pointer disabled:cursor-not-allowed justify-between px-3 @min-[30rem]/coupon:justify-center @min-[30rem]/coupon:px-2";
const looks = {
  open: `${frame} hover:bg-hover bg-raised text-ink`,
  suspended: `${frame} hover:bg-hover border border-dashed border-line bg-surface text-ink-faint`,
  locked: `${frame} border border-line text-ink-faint justify-center`,
};
const corner =
  "pointer-events-none absolute right-0 size-3 border-6 border-transparent forced-color-adjust-none";
const corners = {
  up: `${corner} top-0 border-t-up border-r-up`,
  down: `${corner} bottom-0 border-r-down border-b-down`,
};
const words = { up: ", en hausse", down: ", en baisse", none: "" };
const lockMarkup =
  '<svg xmlns="http://www.w3.org/2000/svg" width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-lock" aria-hidden="true"><rect width="18" height="11" x="3" y="11" rx="2" ry="2"></rect><path d="M7 11V7a5 5 0 0 1 10 0v4"></path></svg><span class="sr-only">Cote fermée</span>';

/** Takes over a button whose markup shows an open price without a movement. */
export function createPlainButton(element: HTMLButtonElement): PlainButton {
  const [, price, spoken] = element.children;
  if (!price || !spoken) throw new Error("The markup is not that of an odds button.");
  const context = spoken.textContent ?? "";
  let known: number | null = Number(price.textContent);
  let wasSuspended = false;
  let look: keyof typeof looks = "open";
  let shown: Movement = "none";
  let moved: Movement = "none";
  let movedAt = 0;
  let mark: HTMLElement | null = null;
  let lock: Element[] = [];

  function draw() {
    const isLocked = known === null || known <= 1;
    const nextLook = isLocked ? "locked" : wasSuspended ? "suspended" : "open";
    const nextShown = isLocked ? "none" : moved;
    if (!isLocked) setText(price, (known ?? 0).toFixed(2));
    if (nextLook !== look) drawLook(nextLook);
    if (nextShown !== shown) drawMovement(nextShown);
    setText(spoken, `${words[nextShown]}${wasSuspended ? ", suspendue" : ""}${context}`);
  }

  function drawLook(next: keyof typeof looks) {
    if (next === "locked") {
      price?.insertAdjacentHTML("beforebegin", lockMarkup);
      lock = [...element.children].slice(1, 3);
      price?.remove();
    } else if (look === "locked" && price) {
      lock[0]?.before(price);
      for (const part of lock) part.remove();
    }
    look = next;
    element.className = looks[next];
    element.disabled = next === "locked" && !wasSuspended;
    element.toggleAttribute("data-locked", next === "locked");
    element.toggleAttribute("data-suspended", next === "suspended");
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

function makeMark(): HTMLElement {
  const mark = document.createElement("span");
  mark.setAttribute("aria-hidden", "true");
  return mark;
}

/** Writes into the text that is there already, so that no node is made anew. */
function setText(element: Element | undefined, text: string) {
  const node = element?.firstChild;
  if (node instanceof Text && node.data !== text) node.data = text;
}
