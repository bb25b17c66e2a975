import { expect, it } from "vitest";
import { createWorld } from "../../domain/world/index.ts";
import { hour, saturdayEvening } from "../../domain/world/world-fixture.ts";
import { singleSlip, startSandbox, startTimeout } from "../../testing/start-sandbox.ts";

it(
  "[CONTROL-15] pays the bets on what was played in the weeks by which the clock is moved",
  async () => {
    const world = createWorld({ seed: 7, clock: () => saturdayEvening });
    const sandbox = await startSandbox({ makeWorld: () => world });
    const player = await sandbox.logIn("verified_player");
    const [first, second] = world
      .competitions("en", { sport: "football", live: false })
      .flatMap(({ events }) => events)
      .sort((one, two) => one.starts_at.localeCompare(two.starts_at))
      .filter((_, index, all) => index === 0 || index === all.length - 1);
    for (const event of [first, second]) {
      const outcome = event?.markets[0]?.outcomes[0]?.id ?? "";
      const slip = singleSlip(world, [[outcome, 1_000]]);
      const [ticket] = (await sandbox.calculate(player, slip)).tickets;
      if (!ticket) throw new Error("no ticket was issued");
      expect((await sandbox.submit(player, ticket)).body.status).toBe("PROCESSED");
    }
    const { body } = await sandbox.control("clock", { milliseconds: 744 * hour });
    expect(body).toEqual({ now: world.now() });
    const { bets } = (
      await sandbox.send<{ bets: { status: string }[] }>("GET", "/control/api/bets")
    ).body;
    expect(bets).toHaveLength(2);
    for (const { status } of bets) expect(["won", "lost"]).toContain(status);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
    await sandbox.close();
  },
  startTimeout,
);
