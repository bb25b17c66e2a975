import { bets } from "@grandstand/sandbox/src/domain/bets/schema.ts";
import { fixedStart } from "@grandstand/sandbox/src/testing/fixed-world.ts";
import { startSandbox, startTimeout } from "@grandstand/sandbox/src/testing/start-sandbox.ts";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { selectionOf } from "./support/world-selection.ts";
import { openStoreBrowser } from "./wander/stores/browser.ts";
import { checkEnd, type StoreExpected } from "./wander/stores/expected.ts";
import { createNetwork } from "./wander/stores/network.ts";
import { storeSteps } from "./wander/stores/steps.ts";

const username = "verified_player";
const outcomeIds = ["a-home", "a-draw", "g-away", "b-over", "b-home", "t-draw"] as const;
/** `WANDER_RUNS` sets the number of walks, and `WANDER_SEED` their seed; `npm run test:all` takes many more. */
const runs = Number(process.env.WANDER_RUNS ?? 25);
const seed = Number(process.env.WANDER_SEED ?? 20_261_122);
/** Milliseconds after which a walk counts as stuck. */
const walkLimit = 60_000;
const limit = Math.max(600_000, runs * 3_000);

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let tokens = { token: "", jwt: "" };

beforeAll(async () => {
  sandbox = await startSandbox();
  const { authorization = "", jwt = "" } = await sandbox.logIn(username);
  tokens = { token: authorization.replace("Bearer ", ""), jwt };
}, startTimeout);
afterAll(() => sandbox.close());

afterEach(() => vi.unstubAllGlobals());

/** All bets, from the database: the control page lists the last ones alone. */
function readBets() {
  return sandbox.operator.database.select({ id: bets.id, stake: bets.stake }).from(bets);
}

async function readBalance(): Promise<number> {
  const { accounts } = (
    await sandbox.send<{ accounts: { username: string; balance: number }[] }>(
      "GET",
      "/control/api/accounts",
    )
  ).body;
  return accounts.find((each) => each.username === username)?.balance ?? Number.NaN;
}

async function begin(log: string[]): Promise<StoreExpected> {
  const { world, port } = sandbox;
  vi.unstubAllGlobals();
  const send = globalThis.fetch.bind(globalThis);
  const network = createNetwork(send);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  for (const id of outcomeIds) {
    const outcome = world.outcome(id);
    if (outcome?.isSuspended) world.suspendMarket(outcome.marketId, false);
    world.setOdds(id, 2);
  }
  world.setClock(fixedStart);
  await sandbox.control("balance", { username, cents: 100_000 });
  const known = new Set((await readBets()).map(({ id }) => id));
  // Requests to the control API bypass the simulated browser.
  vi.stubGlobal("fetch", (...given: Parameters<typeof fetch>) =>
    String(given[0]).includes("/control/") ? send(...given) : network.fetch(...given),
  );
  const browser = openStoreBrowser({
    network,
    sandboxPort: port,
    startedAt: fixedStart,
    tokens,
    onTime: (now) => world.setClock(now),
  });
  await browser.open();
  return {
    browser,
    books: { balance: readBalance, bets: readBets },
    outcomeIds,
    known,
    said: 0,
    tickets: 0,
    receipts: new Set(),
    isLoggedIn: true,
    current: 0,
    log,
  };
}

describe("somebody who never gets tired, over stores and sandbox", () => {
  it("[WANDER-30] [WANDER-31] [WANDER-32] [WANDER-33] finds nothing that does not hold", {
    timeout: limit,
  }, async () => {
    const walk = fc.asyncProperty(
      fc.commands([storeSteps()], { maxCommands: 40, size: "max" }),
      async (commands) => {
        const log: string[] = [];
        const expected = await begin(log);
        try {
          const { world } = sandbox;
          const real = { world, selectionOf: (id: string) => selectionOf(world, id) };
          await fc.asyncModelRun(() => ({ model: expected, real }), commands);
          await checkEnd(expected);
        } catch (error) {
          throw new Error(`${(error as Error).message}\n\nThe steps:\n${log.join("\n")}`);
        } finally {
          for (const tab of [...expected.browser.tabs]) tab.close();
        }
      },
    );
    await fc.assert(walk, { seed, numRuns: runs, timeout: walkLimit });
    expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
  });
});
