/** What is known of a module while the site is built; Rolldown's `ModuleInfo` fits. */
interface KnownModule {
  readonly code: string | null;
  readonly importers: readonly string[];
}

/** The modules of a build by their id. */
export interface ModuleGraph {
  getModuleInfo(id: string): KnownModule | null;
}

const reExport = /\bexport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const anyImport = /\bimport\b[^;"']*["']([^"']+)["']/g;
const namedImport = /\bimport\s*\{([^}]*)\}\s*from\b/g;

/** What of a module's code tells where its imports lead. */
interface Reading {
  /** What it imports, by what stands between the quotes. */
  readonly imported: readonly string[];
  /** What it only hands on: from where, and under which names. */
  readonly handedOn: readonly { readonly from: string; readonly names: readonly string[] }[];
  /** The names that it asks others for; null where it takes whole files. */
  readonly asked: ReadonlySet<string> | null;
}

/** Tells whether a module is reached by the imports of some pages' files; what they load later is not. */
export type Reach = (id: string, modules: ModuleGraph) => boolean;

/**
 * Tells what the imports of some files reach, told by their paths. A file that only hands on, such as a
 * room's index or the icons' own list, is asked for some of its names: what stands behind the others
 * does not come along. Each file is read once, and its way is followed once.
 */
export function createReach(begins: RegExp): Reach {
  const readings = new Map<string, Reading>();
  const answers = new Map<string, boolean>();

  function read(id: string, modules: ModuleGraph): Reading {
    const known = readings.get(id) ?? readCode(modules.getModuleInfo(id)?.code ?? "");
    readings.set(id, known);
    return known;
  }

  /** The names under which an importer hands a module's exports on; null where it uses them itself. */
  function namesHandedOn(id: string, importer: string, modules: ModuleGraph) {
    const { imported, handedOn } = read(importer, modules);
    const path = withoutQuery(id);
    const isFromIt = (from: string) => path.endsWith(from.replace(/^[./]+/, "/"));
    if (imported.some(isFromIt)) return null;
    const lists = handedOn.filter(({ from }) => isFromIt(from));
    return lists.length === 0 ? null : lists.flatMap(({ names }) => names);
  }

  function reaches(id: string, modules: ModuleGraph, seen: Set<string>): boolean {
    const known = answers.get(id);
    if (known !== undefined || seen.has(id)) return known ?? false;
    seen.add(id);
    const isReached = begins.test(withoutQuery(id)) || isReachedByImporters(id, modules, seen);
    // Where it is not, a way that is being followed may still lead there; see below.
    if (isReached) answers.set(id, true);
    return isReached;
  }

  function isReachedByImporters(id: string, modules: ModuleGraph, seen: Set<string>): boolean {
    return importersOf(id, modules).some((importer) => {
      const names = namesHandedOn(id, importer, modules);
      if (names === null) return reaches(importer, modules, seen);
      return importersOf(importer, modules)
        .filter((each) => {
          const { asked } = read(each, modules);
          return asked === null || names.some((name) => asked.has(name));
        })
        .some((each) => reaches(each, modules, seen));
    });
  }

  return (id, modules) => {
    const seen = new Set<string>();
    const isReached = reaches(id, modules, seen);
    // Nothing that imports it, however far up, is reached: else it would be as well.
    if (!isReached) for (const each of seen) answers.set(each, false);
    return isReached;
  };
}

function importersOf(id: string, modules: ModuleGraph): readonly string[] {
  return modules.getModuleInfo(id)?.importers ?? [];
}

function readCode(code: string): Reading {
  const handedOn = [...code.matchAll(reExport)];
  const lists = [...code.matchAll(namedImport), ...handedOn];
  return {
    imported: [...code.matchAll(anyImport)].map(([, from = ""]) => from),
    handedOn: handedOn.map(([, list = "", from = ""]) => ({ from, names: namesOf(list, "last") })),
    asked:
      lists.length === 0 ? null : new Set(lists.flatMap(([, list = ""]) => namesOf(list, "first"))),
  };
}

/** The names of `a, b as c`: those before *as* (what is asked for), or after it (what is handed on). */
function namesOf(list: string, which: "first" | "last"): string[] {
  return list
    .split(",")
    .map(
      (part) =>
        part
          .trim()
          .split(/\s+as\s+/)
          .at(which === "first" ? 0 : -1) ?? "",
    )
    .filter((name) => name !== "");
}

function withoutQuery(id: string): string {
  return id.replace(/\?.*$/, "");
}
