/** What is known of a module while the site is built; Rolldown's `ModuleInfo` fits. */
interface KnownModule {
  readonly code: string | null;
  readonly importers: readonly string[];
}

/** The modules of a build by their id. */
export interface ModuleGraph {
  getModuleInfo(id: string): KnownModule | null;
}

/** What every page begins with, as far as its imports reach; what they load later stays apart. */
const everyPage = /\/app\/(?:entry\.client|root|routes\/(?:main-layout|home))\.tsx$/;

const reExport = /\bexport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const anyImport = /\bimport\b[^;"']*["']([^"']+)["']/g;
const namedImport = /\bimport\s*\{([^}]*)\}\s*from\b/g;

/**
 * Whether a module comes with every page. A file that only hands on, such as a room's index or the
 * icons' own list, is asked for some of its names: what stands behind the others does not come along.
 */
export function isOnEveryPage(id: string, modules: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (everyPage.test(withoutQuery(id))) return true;
  return importersOf(id, modules).some((importer) => {
    const names = namesHandedOn(id, importer, modules);
    if (names === null) return isOnEveryPage(importer, modules, seen);
    return importersOf(importer, modules)
      .filter((each) => asksFor(names, each, modules))
      .some((each) => isOnEveryPage(each, modules, seen));
  });
}

function importersOf(id: string, modules: ModuleGraph): readonly string[] {
  return modules.getModuleInfo(id)?.importers ?? [];
}

/** The names under which an importer hands a module's exports on; null where it uses them itself. */
function namesHandedOn(id: string, importer: string, modules: ModuleGraph): Set<string> | null {
  const code = modules.getModuleInfo(importer)?.code ?? "";
  const isFromIt = (from: string) => withoutQuery(id).endsWith(from.replace(/^[./]+/, "/"));
  if ([...code.matchAll(anyImport)].some(([, from = ""]) => isFromIt(from))) return null;
  const lists = [...code.matchAll(reExport)].filter(([, , from = ""]) => isFromIt(from));
  if (lists.length === 0) return null;
  return new Set(lists.flatMap(([, list = ""]) => namesOf(list, "last")));
}

function asksFor(names: ReadonlySet<string>, importer: string, modules: ModuleGraph): boolean {
  const code = modules.getModuleInfo(importer)?.code ?? "";
  const lists = [...code.matchAll(namedImport), ...code.matchAll(reExport)];
  // Whoever takes a whole file, or its default, takes everything behind it.
  if (lists.length === 0) return true;
  return lists.some(([, list = ""]) => namesOf(list, "first").some((name) => names.has(name)));
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
