import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readUser } from "../../edge/http/read-user.ts";
import { type Sandbox, startSandbox, startTimeout } from "../../testing/start-sandbox.ts";
import { findAccountByUsername } from "../accounts/accounts.ts";
import { accounts } from "../accounts/schema.ts";
import { audit } from "../audit/audit.ts";
import { identities } from "../identities/schema.ts";
import { seedAccounts } from "./seed-accounts.ts";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());

const database = () => sandbox.operator.database;
const seed = () => seedAccounts(database(), sandbox.world.now());

/** Gives an account to somebody else, as if the seeded one were not there yet. */
async function rename(
  username: string,
  name: string,
  keys: Partial<typeof identities.$inferSelect>,
) {
  const account = await findAccountByUsername(database(), username);
  const id = account?.id ?? "";
  await database().update(accounts).set({ username: name }).where(eq(accounts.id, id));
  await database().update(identities).set(keys).where(eq(identities.accountId, id));
}

describe("a database of an earlier version", () => {
  it("[ACCOUNTS-1] gets the seeded accounts that it lacks, and keeps the others", async () => {
    const before = await findAccountByUsername(database(), "verified_player");
    await rename("review_player", "somebody", {
      usernameKey: "somebody",
      emailKey: "some@body.be",
    });
    await seed();
    const added = await findAccountByUsername(database(), "review_player");
    if (added === null) throw new Error("review_player was not added");
    const { balance, document_status } = await readUser(database(), added);
    expect({ balance, document_status }).toEqual({
      balance: 5_000,
      document_status: "manual_review",
    });
    expect(await findAccountByUsername(database(), "verified_player")).toEqual(before);
    expect((await audit(database())).holds).toBe(true);
  });

  it("[ACCOUNTS-2] leaves a name to the person who registered with it", async () => {
    await rename("grace_period", "Grace_Period", { usernameKey: "grace_period" });
    await seed();
    expect(await findAccountByUsername(database(), "grace_period")).toBeNull();
  });
});
