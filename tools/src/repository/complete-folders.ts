import type { Check, Finding, ProjectFile } from "./finding.ts";

/** Folders of ui/src that hold no component, each with what it holds instead. */
export const foldersWithoutComponent: Readonly<Record<string, string>> = {
  "event-view": "the view types of events and markets, which several components share",
  hooks: "small hooks that several components share",
  icon: "how the built site draws lucide's icons",
  "load-code": "how deferred code is loaded, by components and by their connectors",
  locale: "the catalogs and how they are read",
  provider: "what every component reads from context: locale, link, clock",
  testing: "what the components' tests share",
};

const whyComplete =
  "Every folder has the same files under the same names, so that each of them is found without a search.";

/** The folders directly under `folder`, from the paths of what is in them. */
function foldersUnder(folder: string, paths: readonly string[]): string[] {
  const inside = paths
    .filter((path) => path.startsWith(folder) && path.slice(folder.length).includes("/"))
    .map((path) => path.slice(folder.length).split("/")[0] ?? "");
  return [...new Set(inside)].sort();
}

function missing(file: string, what: string, instead: string): Finding {
  return { file, what, why: whyComplete, instead };
}

function checkComponent(folder: string, paths: ReadonlySet<string>): Finding[] {
  const base = `ui/src/${folder}/${folder}`;
  const wanted: readonly (readonly [path: string, what: string])[] = [
    [`${base}.tsx`, "the component"],
    [`${base}.states.ts`, "its named states (createElement where one needs JSX)"],
    [`${base}.spec.md`, "what it must do, numbered"],
    [`${base}.test.tsx`, "its test"],
    [`ui/src/${folder}/index.ts`, "the list of what it exports"],
    [`stories/components/${folder}.stories.tsx`, "its stories"],
  ];
  return wanted
    .filter(([path]) => !paths.has(path))
    .map(([path, what]) =>
      missing(
        path,
        `is missing: ${what}`,
        `write it (\`npm run new-component -- ${folder}\` writes what is missing), or, for a folder without a component, list it in tools/src/repository/complete-folders.ts with the reason`,
      ),
    );
}

function checkRule(name: string, paths: ReadonlySet<string>): Finding[] {
  const folder = `rules/src/${name}/`;
  const findings: Finding[] = [];
  if (!paths.has(`${folder}${name}.spec.md`)) {
    const instead = `write its rules there, one a line: "- [${name.toUpperCase()}-1] …"`;
    findings.push(missing(`${folder}${name}.spec.md`, "is missing: what it must do", instead));
  }
  if (![...paths].some((path) => path.startsWith(folder) && path.endsWith(".test.ts"))) {
    const instead = "write a test that cites the spec's numbers in its titles";
    findings.push(missing(`${folder}${name}.test.ts`, "is missing: its test", instead));
  }
  if (!paths.has(`${folder}index.ts`)) {
    const instead = "list by name what the others may import";
    findings.push(missing(`${folder}index.ts`, "is missing: the list of what it exports", instead));
  }
  return findings;
}

/** cva is called in `<folder>.variants.ts` alone, so that a list of variants needs no other file. */
function checkVariants(file: ProjectFile): Finding[] {
  if (!/^ui\/src\/.*\.tsx?$/.test(file.path) || file.path.endsWith(".variants.ts")) return [];
  if (!/from "class-variance-authority"/.test(file.text)) return [];
  if (/import type [^;]*from "class-variance-authority"/.test(file.text)) return [];
  return [
    {
      file: file.path,
      what: "makes variants outside a .variants.ts",
      why: "Stories, controls and pictures list a component's variants from <folder>.variants.ts alone.",
      instead: "move the cva recipe and its exported lists into <folder>.variants.ts",
    },
  ];
}

/** The folder of each component and of each rule is complete. */
export const completeFolders: Check = {
  name: "complete folders",
  find: (files) => {
    const list = files.map(({ path }) => path);
    const paths = new Set(list);
    const components = foldersUnder("ui/src/", list).filter(
      (folder) => !(folder in foldersWithoutComponent),
    );
    return [
      ...components.flatMap((folder) => checkComponent(folder, paths)),
      ...foldersUnder("rules/src/", list).flatMap((name) => checkRule(name, paths)),
      ...files.flatMap(checkVariants),
    ];
  },
};
