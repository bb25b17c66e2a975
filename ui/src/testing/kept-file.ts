import { expect, vi } from "vitest";
import { commands, server } from "vitest/browser";

/** Whether Vitest rewrites what the tests keep, instead of comparing with it. */
export const isWriting = server.config.snapshotOptions.updateSnapshot === "all";

/** How long nothing on the page has changed when what it shows is written down. */
const stillMilliseconds = 60;

/** How long the code of a part may be on its way, with a skeleton instead of it; what loads in its state stays. */
const loadingMilliseconds = 2_000;

/** Waits until a state has drawn itself. */
export async function untilStill(container: HTMLElement): Promise<void> {
  const isLoaded = () => container.querySelector("[aria-busy=true]") === null;
  await vi.waitUntil(isLoaded, { timeout: loadingMilliseconds }).catch(() => undefined);
  for (let before = ""; before !== container.innerHTML; ) {
    before = container.innerHTML;
    await new Promise((resolve) => setTimeout(resolve, stillMilliseconds));
  }
}

/** The running test's file in what is kept of all: its component's folder, and its name without an ending. */
export function keptName(): string {
  const [folder, file = ""] = expect.getState().testPath?.split("/").slice(-2) ?? [];
  return `${folder}/${file.replace(/\.\w+\.tsx$/, "")}`;
}

const files = new Map<string, Promise<string>>();

/** Reads a file of stories/review, once for all tests of a page; empty where there is none. */
export function readKept(file: string): Promise<string> {
  const path = `${server.config.root}/stories/review/${file}`;
  const read = files.get(file) ?? commands.readFile(path).catch(() => "");
  files.set(file, read);
  return read;
}

/**
 * Hands in what the running test's file has for a file of stories/review: files are tested side by side, and
 * .storybook/review/write-kept.ts puts together what all of them have.
 */
export function handIn(file: string, text: string): Promise<void> {
  const folder = `${server.config.root}/node_modules/.cache/grandstand-kept/${file}`;
  return commands.writeFile(`${folder}/${keptName()}`, text);
}

/** A component as code names it; one that is memoised has its name inside. */
interface Named {
  readonly name?: string;
  readonly type?: { readonly name: string };
}

/** The name of a component, as its code has it. */
export function nameOf(component: object): string {
  const { name, type }: Named = component;
  return name ?? type?.name ?? "";
}
