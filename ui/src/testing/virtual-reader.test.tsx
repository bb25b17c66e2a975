import { afterEach, expect, it } from "vitest";
import { readAloud } from "./virtual-reader.ts";

const page = document.createElement("main");
afterEach(() => page.remove());

function draw(html: readonly Node[]): HTMLElement {
  page.replaceChildren(...html);
  document.body.append(page);
  return page;
}

/** A menu of one link, as the browser draws it. */
function menu(isOpen: boolean): HTMLDetailsElement {
  const [details, summary] = [document.createElement("details"), document.createElement("summary")];
  const link = document.createElement("a");
  [link.href, link.textContent, summary.textContent] = ["/nl", "Nederlands", "Français"];
  details.append(summary, link);
  details.open = isOpen;
  return details;
}

it("says that a closed menu is closed, and nothing of what it holds", async () => {
  const said = (await readAloud(draw([menu(false)]))).join("\n");
  expect(said).toContain("button, Français, not expanded");
  expect(said).not.toContain("Nederlands");
});

it("says that an open menu is open, and what it holds", async () => {
  const said = (await readAloud(draw([menu(true)]))).join("\n");
  expect(said).toMatch(/button, Français, expanded/);
  expect(said).toContain("link, Nederlands");
});

it("leaves the page as it was", async () => {
  const before = draw([menu(false), menu(true)]).innerHTML;
  await readAloud(page);
  expect(page.innerHTML).toBe(before);
});
