import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.ts";
import { freePort } from "./ports.ts";
import { end, endOnInterruption, start } from "./processes.ts";
import { Stop, say } from "./say.ts";

/** The first version with collations of ICU for a whole cluster. */
const oldestVersion = 15;
const debianFolder = "/usr/lib/postgresql";

/** The folders of a server's programs, Debian's newest first, then those of the path. */
function programFolders(): readonly string[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const ofDebian = versions
    .map(Number)
    .filter((version) => version >= oldestVersion)
    .sort((one, other) => other - one)
    .map((version) => join(debianFolder, String(version), "bin"));
  return [...ofDebian, ...(process.env.PATH ?? "").split(delimiter)];
}

function findServer(): string | undefined {
  return programFolders().find((folder) =>
    ["postgres", "initdb"].every((name) => existsSync(join(folder, name))),
  );
}

/** Resolves with the folder of Postgres' programs; installs Debian's package where there is none. Throws a Stop where it can't be had. */
export async function ensurePostgres(): Promise<string> {
  const found = findServer();
  if (found) return found;
  say("No Postgres found: installing Debian's…");
  await installFromDebian("postgresql");
  const installed = findServer();
  if (installed) return installed;
  throw new Stop(
    `There is no Postgres ${oldestVersion} or newer here, and none could be got (tried Debian's package and the path).\n` +
      "The sandbox is tested on it as on the embedded database. Install it, or have its programs on the path.",
  );
}

/** A server that this process started. */
export interface RunningPostgres {
  /** Its address, as a user who may make databases. */
  readonly url: string;
  close(): Promise<void>;
}

/** Postgres refuses to run as root; Debian's package comes with a user for it. */
function ownerOf(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(spawnSync("id", [flag, "postgres"]).stdout);
  const [uid, gid] = [idOf("-u"), idOf("-g")];
  if (!uid || !gid) throw new Stop("Postgres does not run as root, and there is no user postgres.");
  return { uid, gid };
}

/**
 * Starts a cluster of its own in a temporary folder, whose names are in an order of ICU, not of bytes. It is gone
 * with `close` or an interruption of this process. Throws a Stop, with what the server said, where it does not start.
 */
export async function startPostgres(programs: string): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "grandstand-postgres-"));
  const owner = ownerOf();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const command = (name: string, args: readonly string[]) => {
    const own = [join(programs, name), ...args];
    const { uid, gid } = owner ?? {};
    return owner ? ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...own] : own;
  };
  const [maker = "", ...makerArgs] = command("initdb", [
    ...["--pgdata", data, "--username", "postgres", "--auth", "trust", "--no-sync"],
    ...["--encoding", "UTF8", "--locale", "C.UTF-8", "--locale-provider", "icu"],
    ...["--icu-locale", "fr-BE"],
  ]);
  const made = spawnSync(maker, makerArgs, { cwd: folder, encoding: "utf8" });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Stop(`Postgres' folder can't be made: ${made.stderr || made.error}`);
  }
  const port = await freePort();
  const settings = [
    "fsync=off",
    "log_min_messages=log",
    "max_connections=300",
    "listen_addresses=127.0.0.1",
  ];
  const [server = "", ...serverArgs] = command("postgres", [
    ...["-D", data, "-k", folder, "-p", port],
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  const child = start(server, serverArgs, { folder, stdio: ["ignore", "ignore", "pipe"] });
  const close = async () => {
    forget();
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const forget = endOnInterruption(close);
  let said = "";
  const isReady = new Promise<void>((resolve) => {
    child.stderr?.on("data", (output: Buffer) => {
      said += output;
      if (said.includes("ready to accept connections")) resolve();
    });
  });
  const isOver = once(child, "exit").then(() => "over");
  if ((await Promise.race([isReady, isOver])) === "over") {
    await close();
    throw new Stop(`Postgres did not start: ${said.trim()}`);
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, close };
}
