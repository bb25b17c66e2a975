import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tickets } from "../../domain/betslip/schema.ts";
import { FolderInUse, holdFolder, whoHoldsFolder } from "../../kernel/database/folder-lock.ts";
import { DatabaseUnavailable, openDatabase } from "../../kernel/database/open.ts";
import { operations } from "../../kernel/once/schema.ts";
import { startSandbox } from "../../testing/start-sandbox.ts";

describe("a sandbox that is started again on its folder", () => {
  it("[ONCE-8] knows its people, sessions and bets, and opens what a crash left running", async () => {
    const path = await mkdtemp(join(tmpdir(), "sandbox-"));
    const database = { kind: "folder", path } as const;
    const first = await startSandbox({ database });
    const player = await first.logIn("verified_player");
    const placed = await first.ticketFor(player, "a-home", 1_000);
    const { body: answer } = await first.submit(player, placed);
    const interrupted = await first.ticketFor(player, "g-home", 500);
    const [row] = await first.operator.database.select().from(tickets);
    await first.operator.database.insert(operations).values({
      kind: "ticket",
      key: interrupted.uuid,
      accountId: row?.accountId ?? "",
      fingerprint: "as it was when the process ended",
    });
    await first.close();

    const second = await startSandbox({ database });
    expect(await second.balance(player)).toBe(24_000);
    expect(await second.bets(player)).toMatchObject([{ status: "open", stake: 1_000 }]);
    expect((await second.submit(player, placed)).body).toEqual(answer);
    expect((await second.submit(player, interrupted)).body.status).toBe("PROCESSED");
    await second.control("end", { event_id: "anderlecht", winners: ["a-home"] });
    expect(await second.balance(player)).toBe(24_000 - 500 + 2_500);
    expect(await second.audit()).toMatchObject({ holds: true, bets: { open: 1, settled: 1 } });
    await second.close();
    await rm(path, { recursive: true });
  }, 60_000);

  it("is refused while another process has the folder, and not by what a dead one left", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
    const location = { kind: "folder", path: join(folder, "data") } as const;
    const note = `${location.path}.running.json`;
    const release = await holdFolder(location, 4_000);
    expect(await whoHoldsFolder(location)).toMatchObject({ pid: process.pid, port: 4_000 });
    release();
    expect(await whoHoldsFolder(location)).toBeNull();
    await writeFile(note, JSON.stringify({ pid: 1, port: 4_000 }));
    await expect(holdFolder(location, 4_001)).rejects.toThrow(FolderInUse);
    await writeFile(note, JSON.stringify({ pid: 2 ** 30, port: 4_000 }));
    (await holdFolder(location, 4_001))();
    // The process number of a sandbox that has ended now belongs to another program: nothing
    // answers on its port.
    await writeFile(note, JSON.stringify({ pid: 1, port: 1 }));
    await utimes(note, 0, 0);
    (await holdFolder(location, 4_001))();
    await rm(folder, { recursive: true });
  });

  it("says in a sentence which data can't be opened, and what helps", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
    const path = join(folder, "data");
    await writeFile(path, "no folder");
    const opening = openDatabase({ kind: "folder", path });
    await expect(opening).rejects.toThrow(DatabaseUnavailable);
    await expect(opening).rejects.toThrow(new RegExp(`${path}.*remove it to begin anew`));
    const url = "postgres://me:secret@127.0.0.1:1/none";
    const reaching = openDatabase({ kind: "server", url });
    await expect(reaching).rejects.toThrow(/127.0.0.1:1 can't be opened.*DATABASE_URL/);
    await expect(reaching).rejects.not.toThrow(/secret/);
    await rm(folder, { recursive: true });
  });
});
