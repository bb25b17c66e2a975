import type { Check, Finding } from "./finding.ts";

/** Folders of ui/src that hold no component, each with what it holds instead. */
const foldersWithoutComponent: Readonly<Record<string, string>> = {
  "event-view": "the view types of events and markets, which several components share",
  icon: "how the built site draws lucide's icons",
  "load-code": "how deferred code is loaded, by components and by their connectors",
  locale: "the catalogs and how they are read",
  mark: "what the drawn marks share: colours, patterns, and marks that are made from a name",
  provider: "what every component reads from context: locale, link, clock",
  testing: "what the components' tests share",
};

/** A path that has to be there, from the root, with what it holds; `*` stands for any name. */
type Wanted = readonly [path: string, holds: string];

const ofComponent = (name: string): readonly Wanted[] => [
  [`ui/src/${name}/${name}.tsx`, "the component"],
  [`ui/src/${name}/${name}.states.ts`, "its named states (createElement where one needs JSX)"],
  [`ui/src/${name}/${name}.spec.md`, "what it must do, numbered"],
  [`ui/src/${name}/${name}.test.tsx`, "its test"],
  [`ui/src/${name}/index.ts`, "the list of what it exports"],
  [`stories/components/${name}.stories.tsx`, "its stories"],
];

const ofRule = (name: string): readonly Wanted[] => [
  [`rules/src/${name}/${name}.spec.md`, "what it must do, numbered"],
  [`rules/src/${name}/*.test.ts`, "its test"],
  [`rules/src/${name}/index.ts`, "the list of what it exports"],
];

/** The folders directly under `folder`, from the paths of what is in them. */
function foldersUnder(folder: string, paths: readonly string[]): string[] {
  const inside = paths
    .filter((path) => path.startsWith(folder) && path.slice(folder.length).includes("/"))
    .map((path) => path.slice(folder.length).split("/")[0] ?? "");
  return [...new Set(inside)].sort();
}

function isThere(wanted: string, paths: readonly string[]): boolean {
  const [start = "", end] = wanted.split("*");
  if (end === undefined) return paths.includes(wanted);
  return paths.some((path) => path.startsWith(start) && path.endsWith(end));
}

function missing([file, holds]: Wanted): Finding {
  return {
    file,
    what: `is missing: ${holds}`,
    why: "Every folder has the same files under the same names, so that each of them is found without a search.",
    instead:
      "write it (`npm run new-component -- <folder>` writes what a component lacks), or, for a folder without a component, list it in tools/src/repository/complete-folders.ts with the reason",
  };
}

function gone(folder: string): Finding {
  return {
    file: "tools/src/repository/complete-folders.ts",
    what: `lists ui/src/${folder}, which isn't there`,
    why: "A folder of that name would be accepted without what a component has.",
    instead: "take it from the list",
  };
}

/** The folder of each component and of each rule is complete; the list of those without one has none that is gone. */
export const completeFolders: Check = (files) => {
  const paths = files.map(({ path }) => path);
  const folders = foldersUnder("ui/src/", paths);
  const components = folders.filter((folder) => !(folder in foldersWithoutComponent));
  const listed = Object.keys(foldersWithoutComponent);
  const wanted = [
    ...components.flatMap(ofComponent),
    ...foldersUnder("rules/src/", paths).flatMap(ofRule),
  ];
  return [
    ...wanted.filter(([path]) => !isThere(path, paths)).map(missing),
    ...listed.filter((folder) => !folders.includes(folder)).map(gone),
  ];
};
