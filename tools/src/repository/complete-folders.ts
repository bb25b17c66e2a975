import type { Check, Finding, ProjectFile } from "./finding.ts";

/** Folders of ui/src that hold no surface, each with what it holds instead. */
export const roomsWithoutSurface: Readonly<Record<string, string>> = {
  "event-view": "the view types of events and markets, which several surfaces share",
  hooks: "small hooks that several surfaces share",
  "load-code": "how code that comes later is loaded, by surfaces and by whoever wires them",
  locale: "the catalogs and how they are read",
  provider: "what every surface gets from its surroundings: locale, link, clock",
  testing: "what the surfaces' tests share",
};

const roomWhy =
  "Every room has the same files under the same names, so that each thing is found without searching.";

/** The folders directly under `folder`, from the paths of what is in them. */
function roomsUnder(folder: string, paths: readonly string[]): string[] {
  const inside = paths
    .filter((path) => path.startsWith(folder) && path.slice(folder.length).includes("/"))
    .map((path) => path.slice(folder.length).split("/")[0] ?? "");
  return [...new Set(inside)].sort();
}

function missing(file: string, what: string, instead: string): Finding {
  return { file, what, why: roomWhy, instead };
}

function checkSurface(room: string, paths: ReadonlySet<string>): Finding[] {
  const base = `ui/src/${room}/${room}`;
  const wanted: readonly (readonly [path: string, what: string])[] = [
    [`${base}.tsx`, "the component"],
    [`${base}.states.ts`, "its named states (createElement where one needs JSX)"],
    [`${base}.spec.md`, "what it must do, numbered"],
    [`${base}.test.tsx`, "its test"],
    [`ui/src/${room}/index.ts`, "the list of what it exports"],
    [`stories/components/${room}.stories.tsx`, "its stories"],
  ];
  return wanted
    .filter(([path]) => !paths.has(path))
    .map(([path, what]) =>
      missing(
        path,
        `is missing: ${what}`,
        `write it (\`npm run new-surface -- ${room}\` writes what is missing), or, for a folder without a surface, list it in tools/src/house/rooms.ts with the reason`,
      ),
    );
}

function checkRule(room: string, paths: ReadonlySet<string>): Finding[] {
  const folder = `rules/src/${room}/`;
  const findings: Finding[] = [];
  if (!paths.has(`${folder}${room}.spec.md`)) {
    const instead = `write its rules there, one a line: "- [${room.toUpperCase()}-1] …"`;
    findings.push(missing(`${folder}${room}.spec.md`, "is missing: what it must do", instead));
  }
  if (![...paths].some((path) => path.startsWith(folder) && path.endsWith(".test.ts"))) {
    const instead = "write a test that cites the spec's numbers in its titles";
    findings.push(missing(`${folder}${room}.test.ts`, "is missing: its test", instead));
  }
  if (!paths.has(`${folder}index.ts`)) {
    const instead = "list by name what the others may import";
    findings.push(missing(`${folder}index.ts`, "is missing: the list of what it exports", instead));
  }
  return findings;
}

/** cva has one place in a room, so that a surface's variants can be listed without reading it. */
function checkVariants(file: ProjectFile): Finding[] {
  if (!/^ui\/src\/.*\.tsx?$/.test(file.path) || file.path.endsWith(".variants.ts")) return [];
  if (!/from "class-variance-authority"/.test(file.text)) return [];
  if (/import type [^;]*from "class-variance-authority"/.test(file.text)) return [];
  return [
    {
      file: file.path,
      what: "makes variants outside a .variants.ts",
      why: "Stories, controls and pictures list a surface's variants from <room>.variants.ts alone.",
      instead: "move the cva recipe and its exported lists into <room>.variants.ts",
    },
  ];
}

/** Every surface's and every rule's room is complete. */
export const rooms: Check = {
  name: "rooms",
  find: (files) => {
    const list = files.map(({ path }) => path);
    const paths = new Set(list);
    const surfaces = roomsUnder("ui/src/", list).filter((room) => !(room in roomsWithoutSurface));
    return [
      ...surfaces.flatMap((room) => checkSurface(room, paths)),
      ...roomsUnder("rules/src/", list).flatMap((room) => checkRule(room, paths)),
      ...files.flatMap(checkVariants),
    ];
  },
};
