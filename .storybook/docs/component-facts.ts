import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tokenTable } from "@grandstand/tokens/table";
import { sinceVersion } from "@grandstand/tools/src/package/since-version.ts";
import { isTest, type ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import type { ComponentFacts, ComponentLink } from "../../stories/support/component-facts.ts";
import { stateAddresses, storyOfState } from "../../stories/support/state-address.ts";
import { listStories } from "../list-stories.ts";
import { componentStates } from "../review/states.ts";
import { componentSizes } from "./component-sizes.ts";
import { usedTokens } from "./used-tokens.ts";

/** The folder of a component whose code a file is; its tests and named states are none. */
function folderOfCode({ path }: ProjectFile): string | undefined {
  const [, folder] = /^ui\/src\/([\w-]+)\/[^/]+\.(?:tsx?|css)$/.exec(path) ?? [];
  return isTest(path) || /\.states\.ts$|\/sample-/.test(path) ? undefined : folder;
}

const importedFolder =
  /(?:^(?:import|export)\s+(?!type\b)[^;]*?\bfrom\s+|\bimport\(\s*)"\.\.\/([\w-]+)\//gm;

/** The folders whose code a folder's code imports, types left out. */
export function importedFolders(code: string): string[] {
  return [...new Set([...code.matchAll(importedFolder)].map(([, folder = ""]) => folder))].sort();
}

/** All of a component's own code, by its folder. */
export function codeByFolder(files: readonly ProjectFile[]): ReadonlyMap<string, string> {
  const code = new Map<string, string>();
  for (const file of files) {
    const folder = folderOfCode(file);
    if (folder) code.set(folder, `${code.get(folder) ?? ""}\n${file.text}`);
  }
  return code;
}

/**
 * The components that a folder's code is made of: those whose folder it imports, or imports by way of a
 * folder that is no component, such as the views of events.
 */
export function madeOf(
  folder: string,
  imports: ReadonlyMap<string, readonly string[]>,
  isComponent: (folder: string) => boolean,
  seen: Set<string> = new Set([folder]),
): string[] {
  return (imports.get(folder) ?? []).flatMap((imported) => {
    if (seen.has(imported)) return [];
    seen.add(imported);
    return isComponent(imported) ? [imported] : madeOf(imported, imports, isComponent, seen);
  });
}

interface Named {
  readonly folder: string;
  readonly title: string;
  readonly states: ComponentFacts["states"];
}

/** The components that have stories, with their named states. */
function namedComponents(files: readonly ProjectFile[]): Named[] {
  const stories = listStories(root);
  return componentStates(files).flatMap(({ folder, lists }) => {
    const title = stories.find((story) => story.folder === folder)?.title;
    if (title === undefined) return [];
    const states = stateAddresses(title, lists).map(({ id, name }) => ({ id, name }));
    return [{ folder, title, states }];
  });
}

/** Since which version of the package each component is there. */
function readSince(files: readonly ProjectFile[]): (folder: string) => string | null {
  const isChangeset = ({ path }: ProjectFile) => /^\.changeset\/(?!README).*\.md$/.test(path);
  const pending = files.filter(isChangeset).map(({ text }) => text);
  const changelog = readFileSync(join(root, "ui/CHANGELOG.md"), "utf8");
  return (folder) => sinceVersion(folder, changelog, pending);
}

const noSize = { own: 0, atOnce: 0, deferred: 0 };

/** What is known of every component, by its folder: read from its code, built and measured. */
export async function componentFacts(): Promise<Record<string, ComponentFacts>> {
  const files = readProject(root);
  const code = codeByFolder(files);
  const sizes = await componentSizes();
  const sinceOf = readSince(files);
  const components = namedComponents(files);
  const imports = new Map([...code].map(([folder, text]) => [folder, importedFolders(text)]));
  // A component needs the provider, and is not made of what that draws.
  imports.delete("provider");
  const isComponent = (folder: string) => components.some((each) => each.folder === folder);
  const parts = new Map(
    components.map(({ folder }) => [folder, madeOf(folder, imports, isComponent)]),
  );
  const linkOf = ({ title }: Named): ComponentLink => ({
    name: title.split("/").at(-1) ?? title,
    page: storyOfState(title, "docs"),
  });
  const linksTo = (isLinked: (folder: string) => boolean) =>
    components.filter(({ folder }) => isLinked(folder)).map(linkOf);
  return Object.fromEntries(
    components.map((component) => {
      const { folder, states } = component;
      const facts: ComponentFacts = {
        ...linkOf(component),
        folder,
        states,
        tokens: usedTokens(code.get(folder) ?? "", tokenTable),
        madeOf: linksTo((other) => parts.get(folder)?.includes(other) ?? false),
        partOf: linksTo((other) => parts.get(other)?.includes(folder) ?? false),
        size: sizes.get(folder) ?? noSize,
        since: sinceOf(folder),
      };
      return [folder, facts];
    }),
  );
}
