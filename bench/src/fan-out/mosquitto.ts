import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stop } from "@grandstand/tools/src/run/say.ts";

const paths = ["/usr/sbin/mosquitto", "/usr/local/sbin/mosquitto", "/opt/homebrew/sbin/mosquitto"];
const patience = 10_000;

export interface Mosquitto {
  /** The address for publishing. */
  readonly url: string;
  /** The address for readers. */
  readonly readUrl: string;
  end(): Promise<void>;
}

/** Starts Mosquitto on two free ports. Throws a Stop where it isn't installed or doesn't start. */
export async function startMosquitto(): Promise<Mosquitto> {
  const program = paths.find((path) => existsSync(path));
  if (program === undefined) {
    throw new Stop(
      "There is no Mosquitto here, and the bench measures beside it.\n" +
        "Install it (Debian: apt-get install mosquitto; macOS: brew install mosquitto) and run the bench again.",
    );
  }
  const [port, webPort] = [await freePort(), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), "grandstand-fan-out-"));
  const settings = join(folder, "mosquitto.conf");
  await writeFile(settings, settingsOf(port, webPort));
  const child = spawn(program, ["-c", settings], { stdio: ["ignore", "ignore", "inherit"] });
  const end = async () => {
    child.kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilListens(port, child);
    await untilListens(webPort, child);
  } catch (error) {
    await end();
    throw error;
  }
  return { url: `mqtt://127.0.0.1:${port}`, readUrl: `ws://127.0.0.1:${webPort}`, end };
}

function settingsOf(port: number, webPort: number): string {
  return [
    "log_type error",
    "persistence false",
    "max_connections -1",
    "max_queued_messages 0",
    "allow_anonymous true",
    `listener ${port} 127.0.0.1`,
    `listener ${webPort} 127.0.0.1`,
    "protocol websockets",
    "",
  ].join("\n");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function untilListens(port: number, child: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + patience;
  while (!(await listens(port))) {
    if (child.exitCode !== null || performance.now() > giveUpAt) {
      throw new Stop(`Mosquitto did not start on port ${port}; what it said stands above.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
