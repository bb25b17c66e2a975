import { submit } from "@grandstand/contract/betslip";
import { describe, expect, it } from "vitest";
import { storageKeys } from "../../core/storage/storage.ts";
import { noon, settle } from "../../testing/fake-time.ts";
import { openBrowser, openTab } from "../../testing/placing.ts";
import { keepLastSlip, readLastSlip } from "./kept-last-slip.ts";

/** A tab with a number of singles on its slip, which keeps what is placed. */
async function open(singles: number) {
  const browser = openBrowser();
  const tab = await openTab(browser, singles);
  const storage = browser.storage.tab();
  const stop = keepLastSlip(
    { storage, session: tab.session, clock: { now: () => noon } } as Parameters<
      typeof keepLastSlip
    >[0],
    tab.slip,
  );
  return { ...browser, ...tab, kept: storage, stop };
}

describe("what is kept of a slip", () => {
  it("[LAST-BET-1] is what was placed, by its ids and the time, with no stake and no price", async () => {
    const { placeBets, kept, session } = await open(2);
    await placeBets.place();
    await settle();
    const userId = session.getState().user?.id ?? "";
    expect(JSON.parse(kept.read(storageKeys.lastSlip) ?? "null")).toEqual({
      ownerId: userId,
      at: noon,
      lines: [
        { eventId: "e1", outcomeId: "o1" },
        { eventId: "e2", outcomeId: "o2" },
      ],
    });
    expect(readLastSlip(kept, userId)?.lines).toHaveLength(2);
  });

  it("[LAST-BET-1] has five lines at most", async () => {
    const { slip, placeBets, kept, session } = await open(6);
    for (const { outcomeId } of slip.getState().slip.selections) slip.typeLineStake(outcomeId, "1");
    await placeBets.place();
    await settle();
    expect(readLastSlip(kept, session.getState().user?.id ?? "")?.lines).toHaveLength(5);
  });

  it("[LAST-BET-1] is nothing of what was refused", async () => {
    const { placeBets, kept, server } = await open(1);
    server.on(submit, () => ({
      status: "REFUSED",
      uuid: "",
      bet: null,
      message: "No.",
      meta: { error: null },
    }));
    await placeBets.place();
    await settle();
    expect(kept.read(storageKeys.lastSlip)).toBeNull();
  });

  it("[LAST-BET-2] is not another person's", async () => {
    const { placeBets, kept } = await open(1);
    await placeBets.place();
    await settle();
    expect(readLastSlip(kept, "somebody else")).toBeNull();
  });
});
