import { type AuditReport, audit, describeAudit } from "./domain/audit/audit.ts";
import { readRecording, replayRace } from "./domain/replay/index.ts";
import { resetAccounts } from "./domain/seeding/seed-accounts.ts";
import { createWorld } from "./domain/world/index.ts";
import {
  type Configuration,
  ConfigurationMistake,
  readConfiguration,
} from "./edge/start/configuration.ts";
import { startOperator } from "./edge/start/start-operator.ts";
import { FolderInUse, holdFolder, whoHoldsFolder } from "./kernel/database/folder-lock.ts";
import { DatabaseUnavailable, openDatabase } from "./kernel/database/open.ts";

async function serve(configuration: Configuration): Promise<void> {
  const { database, seed, inPlaySpeed, replay, port } = configuration;
  const release = await holdFolder(database, port);
  const running = await startOperator({
    ...configuration,
    makeWorld: () =>
      createWorld({
        seed,
        clock: Date.now,
        inPlaySpeed,
        // A race is played once: a world that is started again has its own.
        ...(replay ? { race: replayRace(readRecording(replay.file), replay.speed) } : {}),
      }),
  }).catch((error: unknown) => {
    release();
    throw error;
  });
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await running.close();
    release();
    process.exit(0);
  };
  process.on("SIGTERM", end).on("SIGINT", end);
  console.log(JSON.stringify({ ready: true, port: running.port }));
}

/** Fetches the audit from the sandbox that holds the database, or opens the database where none runs. */
async function auditNow(configuration: Configuration): Promise<AuditReport> {
  const holder = await whoHoldsFolder(configuration.database);
  if (holder) {
    const answer = await fetch(`http://127.0.0.1:${holder.port}/control/api/audit`);
    return (await answer.json()) as AuditReport;
  }
  const { database, close } = await openDatabase(configuration.database);
  const report = await audit(database);
  await close();
  return report;
}

async function resetNow(configuration: Configuration): Promise<void> {
  const holder = await whoHoldsFolder(configuration.database);
  if (holder) {
    await fetch(`http://127.0.0.1:${holder.port}/control/api/reset`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    return;
  }
  const { database, close } = await openDatabase(configuration.database);
  await resetAccounts(database, Date.now());
  await close();
}

async function main(): Promise<void> {
  const configuration = readConfiguration(process.argv.slice(2), process.env);
  if (configuration.command === "serve") return serve(configuration);
  if (configuration.command === "reset") {
    await resetNow(configuration);
    console.log("Emptied and seeded anew.");
    return;
  }
  const report = await auditNow(configuration);
  console.log(describeAudit(report));
  process.exitCode = report.holds ? 0 : 1;
}

function explain(error: unknown): string {
  const isExplained = [ConfigurationMistake, FolderInUse, DatabaseUnavailable].some(
    (kind) => error instanceof kind,
  );
  if (isExplained && error instanceof Error) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    const port = "port" in error ? error.port : "";
    return `Port ${port} is in use. End what listens there, or choose another: SANDBOX_PORT=4100 npm run sandbox (the cashier listens on the next one, or on CASHIER_PORT)`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
