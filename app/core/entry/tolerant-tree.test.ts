import { describe, expect, it } from "vitest";
import { tolerateOthers } from "./tolerant-tree.ts";

/** A node as strict as a browser's. */
class StrictNode {
  parentNode: StrictNode | null = null;
  childNodes: StrictNode[] = [];
  readonly name: string;

  constructor(name: string, ...children: StrictNode[]) {
    this.name = name;
    for (const child of children) this.insertBefore(child, null);
  }

  removeChild<Child extends StrictNode>(child: Child): Child {
    if (child.parentNode !== this) throw new Error("NotFoundError");
    this.childNodes = this.childNodes.filter((each) => each !== child);
    child.parentNode = null;
    return child;
  }

  insertBefore<Child extends StrictNode>(child: Child, before: StrictNode | null): Child {
    if (before !== null && before.parentNode !== this) throw new Error("NotFoundError");
    child.parentNode?.removeChild(child);
    const index = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(index, 0, child);
    child.parentNode = this;
    return child;
  }

  toString(): string {
    return this.name + (this.childNodes.length > 0 ? `(${this.childNodes.join(" ")})` : "");
  }
}

/** A class of its own each time: its prototype is changed. */
function createTree() {
  class TolerantNode extends StrictNode {}
  tolerateOthers(TolerantNode.prototype as unknown as Node);
  const node = (name: string, ...children: StrictNode[]) => new TolerantNode(name, ...children);
  return node;
}

describe("a tree that others have touched", () => {
  it("[ENTRY-19] removes and inserts as ever where no one has", () => {
    const node = createTree();
    const [a, b] = [node("a"), node("b")];
    const list = node("list", a, b);
    list.insertBefore(node("new"), b);
    list.removeChild(a);
    expect(String(list)).toBe("list(new b)");
  });

  it("[ENTRY-19] removes a child from the element that was put around it, and that with it", () => {
    const node = createTree();
    const button = node("button");
    const list = node("list", node("a"), button);
    list
      .insertBefore(node("outer", node("inner")), button)
      .childNodes[0]?.insertBefore(button, null);
    list.removeChild(button);
    expect(String(list)).toBe("list(a outer(inner))");
    const alone = node("b");
    const other = node("list");
    other.insertBefore(node("around", alone), null);
    other.removeChild(alone);
    expect(String(other)).toBe("list");
  });

  it("[ENTRY-19] inserts before the element that was put around a child", () => {
    const node = createTree();
    const button = node("button");
    const list = node("list", node("a"), node("around", button));
    list.insertBefore(node("new"), button);
    expect(String(list)).toBe("list(a new around(button))");
  });

  it("[ENTRY-19] lets a child go that has been taken away, and inserts at the end instead of beside it", () => {
    const node = createTree();
    const gone = node("gone");
    const list = node("list", node("a"));
    expect(list.removeChild(gone)).toBe(gone);
    list.insertBefore(node("new"), gone);
    expect(String(list)).toBe("list(a new)");
  });
});
