import { posix } from "node:path";

/** One installed package of a lockfile; only the fields that are used here. */
export type LockedPackage = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  link?: boolean;
  optionalDependencies?: Record<string, string>;
};

/** The part of package-lock.json that is completed. */
export type Lockfile = { packages: Record<string, LockedPackage> };

/** A package for another machine that a locked package depends on and the lockfile lacks. */
export type MissingPackage = {
  name: string;
  version: string;
  of: string;
  /** Where it is locked: beside the package that depends on it. */
  path: string;
  isDevelopment: boolean;
};

const exactVersion = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** Whether this version of a dependency is what Node would find, from a package's folder upwards. */
function isLocked(
  { name, version }: Pick<MissingPackage, "name" | "version">,
  from: string,
  packages: Lockfile["packages"],
): boolean {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const path = folder === "." ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = posix.basename(folder) === "node_modules" ? undefined : packages[path];
    if (found) return found.version === version;
    if (folder === "." || folder === "") return false;
  }
}

/**
 * The optional packages that the lockfile lacks. npm leaves out those that it could not fetch
 * during the installation, and `npm ci` then refuses the lockfile on every other machine.
 */
export function missingOptionalPackages({ packages }: Lockfile): MissingPackage[] {
  const missing = new Map<string, MissingPackage>();
  for (const [path, locked] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
      const wanted = { name, version };
      if (!exactVersion.test(version) || isLocked(wanted, path || ".", packages)) continue;
      const beside = `${path.slice(0, path.lastIndexOf("node_modules/"))}node_modules/${name}`;
      const isDevelopment = locked.dev === true;
      missing.set(beside, { ...wanted, of: path, path: beside, isDevelopment });
    }
  }
  return [...missing.values()];
}

const systems: Readonly<Record<string, string>> = {
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  netbsd: "netbsd",
  openbsd: "openbsd",
  openharmony: "openharmony",
  sunos: "sunos",
  aix: "aix",
  win32: "win32",
};
const processors = "arm64 arm x64 ia32 loong64 ppc64 riscv64 s390x mips64el wasm32".split(" ");

/** The machine that a package is for, by its name: `cli-linux-arm64-musl`. */
export function machineOf(name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> {
  const parts = name.split("/").at(-1)?.split("-") ?? [];
  const os = parts.map((part) => systems[part]).find((system) => system !== undefined);
  const cpu = processors.find((processor) => parts.includes(processor));
  const libc = parts.some((part) => part.startsWith("musl"))
    ? "musl"
    : parts.some((part) => part.startsWith("gnu"))
      ? "glibc"
      : undefined;
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os] } : {}),
    ...(os === "linux" && libc ? { libc: [libc] } : {}),
  };
}

/** The lockfile with its missing optional packages, in npm's own order. */
export function completeLockfile<T extends Lockfile>(lockfile: T): T {
  const packages = { ...lockfile.packages };
  for (const { name, version, path, isDevelopment } of missingOptionalPackages(lockfile)) {
    packages[path] = {
      version,
      ...machineOf(name),
      ...(isDevelopment ? { dev: true } : {}),
      optional: true,
    };
  }
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, "en"));
  return { ...lockfile, packages: Object.fromEntries(sorted) };
}
