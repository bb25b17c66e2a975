/**
 * Makes a tree's nodes tolerate that others have moved or taken away a child, such as an extension that puts an element
 * around a button or blocks a link. React, which knows nothing of it, then removes a child that is no longer there, or
 * inserts beside it, and the part would be lost. A child is removed from where it is, with the element that was put
 * around it once nothing is left in that; what goes beside such a child goes beside that element, and what goes beside
 * a child that has gone goes to the end. Texts don't need it: each is its element's only one (docs/decisions/102).
 */
export function tolerateOthers(prototype: Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const { parentNode } = child;
    if (parentNode === null) return child;
    const around = childAround(this, child);
    removeChild.call(parentNode, child);
    if (around !== child && around?.childNodes.length === 0) removeChild.call(this, around);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const isThere = before === null || before.parentNode === this;
    return insertBefore.call(this, child, isThere ? before : childAround(this, before)) as Child;
  };
}

/** The child of a node that has another node somewhere in it; null where that is elsewhere. */
function childAround(parent: Node, node: Node): Node | null {
  let each = node;
  while (each.parentNode !== null && each.parentNode !== parent) each = each.parentNode;
  return each.parentNode === null ? null : each;
}
