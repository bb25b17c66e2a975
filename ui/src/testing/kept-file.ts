import { expect, vi } from "vitest";
import { server } from "vitest/browser";

/** Whether Vitest writes anew what the tests keep, instead of comparing with it. */
export const isWriting = server.config.snapshotOptions.updateSnapshot === "all";

/** So long has nothing on the page changed when what it shows is written down. */
const stillMilliseconds = 60;

/** So long may the code of a part be on its way, and a skeleton stand for it; what loads in its state stays. */
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

/** Where the reviewers' pages have what is kept of the running test's file, in a folder of theirs. */
export function pathOfKept(folder: string, ending: string): string {
  const [component, file = ""] = expect.getState().testPath?.split("/").slice(-2) ?? [];
  const name = file.replace(/\.\w+\.tsx$/, `.${ending}`);
  return `${server.config.root}/stories/review/${folder}/${component}/${name}`;
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
