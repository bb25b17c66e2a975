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

/** What a module's code says of its imports and exports. */
interface Reading {
  /** The specifiers of its imports. */
  readonly imported: readonly string[];
  /** Its re-exports: the specifier, and the exported names. */
  readonly reExported: readonly { readonly from: string; readonly names: readonly string[] }[];
  /** The names that it imports; null where it names none. */
  readonly importedNames: ReadonlySet<string> | null;
}

/** Whether the static imports of some files reach a module; what they load dynamically is not reached. */
export type Reach = (id: string, modules: ModuleGraph) => boolean;

/**
 * Creates the test for what the static imports of some files reach; `begins` matches the paths of those
 * files. Of a file that only re-exports, such as a folder's index or the list of icons, an import
 * reaches the modules of the names that it imports, and no others. Each file is read once, and its
 * importers are followed once.
 */
export function createReach(begins: RegExp): Reach {
  const readings = new Map<string, Reading>();
  const answers = new Map<string, boolean>();

  function read(id: string, modules: ModuleGraph): Reading {
    const known = readings.get(id) ?? readCode(modules.getModuleInfo(id)?.code ?? "");
    readings.set(id, known);
    return known;
  }

  /** The names under which an importer re-exports a module; null where it uses the module itself. */
  function reExportedNames(id: string, importer: string, modules: ModuleGraph) {
    const { imported, reExported } = read(importer, modules);
    const path = withoutQuery(id);
    const isFromIt = (from: string) => path.endsWith(from.replace(/^[./]+/, "/"));
    if (imported.some(isFromIt)) return null;
    const lists = reExported.filter(({ from }) => isFromIt(from));
    return lists.length === 0 ? null : lists.flatMap(({ names }) => names);
  }

  function reaches(id: string, modules: ModuleGraph, seen: Set<string>): boolean {
    const known = answers.get(id);
    if (known !== undefined || seen.has(id)) return known ?? false;
    seen.add(id);
    const isReached = begins.test(withoutQuery(id)) || isReachedByImporters(id, modules, seen);
    // A module that is not reached yet may be reached by an importer that is still being followed; see below.
    if (isReached) answers.set(id, true);
    return isReached;
  }

  function isReachedByImporters(id: string, modules: ModuleGraph, seen: Set<string>): boolean {
    return importersOf(id, modules).some((importer) => {
      const names = reExportedNames(id, importer, modules);
      if (names === null) return reaches(importer, modules, seen);
      return importersOf(importer, modules)
        .filter((each) => {
          const { importedNames } = read(each, modules);
          return importedNames === null || names.some((name) => importedNames.has(name));
        })
        .some((each) => reaches(each, modules, seen));
    });
  }

  return (id, modules) => {
    const seen = new Set<string>();
    const isReached = reaches(id, modules, seen);
    // It is not reached, so none of the importers that were followed is: else it would be reached too.
    if (!isReached) for (const each of seen) answers.set(each, false);
    return isReached;
  };
}

function importersOf(id: string, modules: ModuleGraph): readonly string[] {
  return modules.getModuleInfo(id)?.importers ?? [];
}

function readCode(code: string): Reading {
  const reExported = [...code.matchAll(reExport)];
  const lists = [...code.matchAll(namedImport), ...reExported];
  return {
    imported: [...code.matchAll(anyImport)].map(([, from = ""]) => from),
    reExported: reExported.map(([, list = "", from = ""]) => ({
      from,
      names: namesOf(list, "last"),
    })),
    importedNames:
      lists.length === 0 ? null : new Set(lists.flatMap(([, list = ""]) => namesOf(list, "first"))),
  };
}

/** The names of `a, b as c`: those before `as` (imported), or after it (exported). */
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
