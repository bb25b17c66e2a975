/**
 * The first thing every command does, on whatever Node the machine has and before any package is
 * there: it refuses a Node that can't install the project, installs what the lockfile names when
 * it isn't there, and hands over to the project's own Node. Nothing here may import a package.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const oldestNode = [20, 19];
const projectNodeMajor = 24;
const progressEverySeconds = 10;

/** The folder that holds package.json, with a trailing slash. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** An error whose message is meant for the person at the terminal: no stack is printed for it. */
export class Stop extends Error {}

function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Throws a Stop when this Node is older than the oldest that can install the project. */
export function refuseOldNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Stop(
    `This machine runs Node ${version}, and Grandstand needs ${oldestNode.join(".")} or later.\n` +
      "An older one can't install the packages. Get a newer one from https://nodejs.org, or with your version manager (nvm install 24).",
  );
}

function readPackages(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether what is installed is what the lockfile names. npm writes its own record of what it
 * installed as its last act, so an install that was cut short counts as missing.
 */
export function isInstalled(folder = root) {
  const locked = readPackages(join(folder, "package-lock.json"));
  const installed = readPackages(join(folder, "node_modules/.package-lock.json"));
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === "") return true;
    const present = installed[path];
    if (!present)
      return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return present.version === entry.version;
  });
}

function projectNodeStarts(folder) {
  const path = join(folder, "node_modules/.bin/node");
  return existsSync(path) && spawnSync(path, ["--version"]).status === 0;
}

/** The Node that runs everything after the install: the project's own, or a machine's that is as new. */
export function projectNode(folder = root) {
  if (Number(process.versions.node.split(".")[0]) >= projectNodeMajor) return process.execPath;
  if (projectNodeStarts(folder)) return join(folder, "node_modules/.bin/node");
  throw new Stop(
    `The packages are installed, but Node ${projectNodeMajor} among them doesn't start.\n` +
      "Everything after the install runs on it. Its install script was probably kept from running: allow it with `npm rebuild node`, or use Node 24 on the machine.",
  );
}

/** The environment without the project's own programs, so that npm never replaces the Node that runs it. */
function machineEnvironment() {
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((entry) => !entry.endsWith("node_modules/.bin"))
    .join(delimiter);
  return { ...process.env, PATH: path };
}

function runNpm(args) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn("npm", args, { cwd: root, stdio: "inherit", env: machineEnvironment() });
    const timer = setInterval(() => {
      const seconds = Math.round((Date.now() - started) / 1000);
      say(`  still installing packages (${seconds} s)`);
    }, progressEverySeconds * 1000);
    const settle = (result) => {
      clearInterval(timer);
      resolve(result);
    };
    child.on("error", (error) => settle({ code: 1, why: error.message }));
    child.on("exit", (code) => settle({ code: code ?? 1, why: `npm ended with ${code}` }));
  });
}

/** Installs the packages when they are missing or not those of the lockfile; otherwise returns at once. */
export async function ensureInstall() {
  refuseOldNode();
  if (isInstalled()) return;
  say("Installing packages (a few minutes the first time)…");
  const { code, why } = await runNpm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code === 0) return;
  throw new Stop(
    `The packages could not be installed (${why}). Without them nothing can be built or tested.\n` +
      "npm's own message is above. Mostly it is the network or a proxy: check that `npm ping` works, then run the command again.",
  );
}

function handOver(script) {
  const child = spawn(projectNode(), [script, ...process.argv.slice(2)], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0);
  });
}

/**
 * Installs what is missing, then runs one of `commands/` on the project's Node, in this process
 * when it is that one already.
 *
 * @param command the file's name in commands/, e.g. "start.ts"
 * @param whenStopped called with a message when the command can't begin
 */
export async function launch(command, whenStopped = () => {}) {
  const script = fileURLToPath(new URL(`commands/${command}`, import.meta.url));
  try {
    await ensureInstall();
    if (projectNode() !== process.execPath) return handOver(script);
    await import(pathToFileURL(script).href);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
    whenStopped();
  }
}
