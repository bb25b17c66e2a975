import type { Bet } from "@grandstand/contract/betslip";
import type { SettledDay } from "@grandstand/contract/history";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Credentials,
  type Sandbox,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";

const hour = 3_600_000;
let sandbox: Sandbox;
let player: Credentials;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control("reset");
  await sandbox.control("restart");
  player = await sandbox.logIn("verified_player");
});

const get = async <Body>(path: string, as = player) =>
  await sandbox.send<Body>("GET", path, undefined, as);
const settledBets = async (query: string) =>
  (await get<{ bets: Bet[]; next_cursor: string | null }>(`/v1/bets?lang=fr&by=settled&${query}`))
    .body;
const daysIn = async (zone: string, query = "") =>
  (
    await get<{ days: SettledDay[] }>(
      `/v1/settled-days?time_zone=${encodeURIComponent(zone)}${query}`,
    )
  ).body.days;

async function place(outcomeId: string, stake: number): Promise<void> {
  const { body } = await sandbox.submit(player, await sandbox.ticketFor(player, outcomeId, stake));
  if (!body.bet) throw new Error("no bet was placed");
}
async function end(eventId: string, winners: string[]): Promise<void> {
  await sandbox.control("end", { event_id: eventId, winners });
  await sandbox.operator.settlement.settled();
}

/** Two bets on Anderlecht, one that wins and one that loses, and later one on Genk that loses. */
async function settleThree(): Promise<void> {
  await place("g-home", 200);
  await place("a-home", 100);
  await place("a-away", 300);
  await end("anderlecht", ["a-home"]);
  sandbox.world.advance(1_000);
  await end("genk", ["g-away"]);
}

describe("bets by when they were settled", () => {
  it("[HISTORY-1] come latest first, without the open ones, each once", async () => {
    await settleThree();
    await place("b-home", 50);
    const all = (await settledBets("")).bets.map(({ stake }) => stake);
    expect(all).toHaveLength(3);
    expect(all[0]).toBe(200);
    const first = await settledBets("limit=2");
    const second = await settledBets(`limit=2&cursor=${first.next_cursor}`);
    expect([...first.bets, ...second.bets].map(({ stake }) => stake)).toEqual(all);
    expect(second.next_cursor).toBeNull();
  });
});

describe("the sums of a day", () => {
  it("[HISTORY-2] are those of every bet of the person that ended on it", async () => {
    await settleThree();
    expect(await daysIn("Europe/Brussels")).toMatchObject([{ bets: 3, staked: 600, paid: 250 }]);
    const other = await sandbox.logIn("empty_wallet");
    const path = "/v1/settled-days?time_zone=Europe%2FBrussels";
    expect((await get<{ days: SettledDay[] }>(path, other)).body.days).toEqual([]);
  });

  it("[HISTORY-2] begin with the midnight of the zone", async () => {
    await place("a-home", 100);
    await end("anderlecht", ["a-home"]);
    const at = sandbox.world.now();
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const [known] = await daysIn(zone);
      expect(known?.day).toBe(new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(at));
    }
  });

  it("[HISTORY-2] have what was cashed out among what was paid", async () => {
    await place("b-home", 1_000);
    const [bet] = (await get<{ bets: Bet[] }>("/v1/bets?lang=fr")).body.bets;
    const { quote } = (await sandbox.quote(player, bet?.id ?? "")).body;
    const accept = { quote_id: quote?.id, amount: quote?.amount, lang: "fr" };
    await sandbox.send("POST", "/v1/cash-out/accept", accept, player);
    expect(await daysIn("UTC")).toMatchObject([{ bets: 1, staked: 1_000, paid: quote?.amount }]);
  });

  it("[HISTORY-3] are of a type and a period", async () => {
    await settleThree();
    expect(await daysIn("UTC", "&type=combi")).toEqual([]);
    expect(await daysIn("UTC", "&type=single")).toHaveLength(1);
    const tomorrow = new Date(sandbox.world.now() + 30 * hour).toISOString();
    expect(await daysIn("UTC", `&from=${tomorrow}`)).toEqual([]);
    expect(await daysIn("UTC", `&to=${tomorrow}`)).toHaveLength(1);
    expect((await get("/v1/settled-days?time_zone=Mars%2FBase")).status).toBe(400);
  });
});
