import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addPending,
  dropEnded,
  type LookupOutcome,
  markAnswered,
  markLookedUp,
  markSent,
  type Placement,
  type PlacementTicket,
  pendingRecord,
  restorePending,
  resumePlacement,
  retryOf,
  type SubmitOutcome,
  sendable,
  serialisePending,
  startPlacement,
} from "./index.ts";
import {
  bare,
  noon,
  processed,
  receipt,
  refusedFor,
  ticket,
  timeout,
} from "./placement.fixture.ts";

/** What becomes of one request on its way to the server and back. */
const fates = [
  "answered",
  "request lost",
  "answer lost",
  "500 after commit",
  "500 before commit",
  "503 unreadable",
  "refused",
  "price moved",
  "429",
  "401 before",
  "401 after commit",
  "409 after commit",
  "unreadable 404 after commit",
  "not sent",
  "overtaken",
] as const;
type Fate = (typeof fates)[number];

/** A person's or the world's next move. */
const moves = ["send", "answer", "look up", "fail a look-up", "reload", "try anew"] as const;
type Move = { readonly move: (typeof moves)[number]; readonly fate: Fate };

/** A server that places a uuid at most once, and a page in front of it that follows our rules. */
class World {
  /** Uuids of bets, in order, doubles included if there ever were any. */
  readonly bets: string[] = [];
  /** The uuids under which one and the same bet was tried. */
  readonly uuids: string[] = ["u1"];
  placement: Placement = startPlacement([ticket(1)]);
  stored = serialisePending([]);
  #answers = new Map<string, SubmitOutcome>();
  #verdicts = new Map<string, LookupOutcome>();
  /** Requests that were given up and still travel. */
  #travelling: PlacementTicket[] = [];

  step({ move, fate }: Move): void {
    switch (move) {
      case "send":
        for (const next of sendable(this.placement)) this.#send(next, fate);
        break;
      case "answer":
        for (const [uuid, outcome] of this.#answers) this.#answer(uuid, outcome);
        this.#answers.clear();
        break;
      case "look up":
        this.#lookUp((uuid) => this.#verdicts.get(uuid) ?? { kind: "not-placed" });
        break;
      case "fail a look-up":
        this.#lookUp(() => ({ kind: "failed" }));
        break;
      case "reload":
        this.#reload();
        break;
      case "try anew":
        this.#tryAnew();
        break;
    }
  }

  /** Requests that still travel arrive. */
  arrive(): void {
    for (const late of this.#travelling.splice(0)) this.#commit(late);
  }

  #send(next: PlacementTicket, fate: Fate): void {
    const { mine } = restorePending(this.stored, "anna");
    this.stored = serialisePending(addPending(mine, pendingRecord(next, "anna", noon)));
    this.placement = markSent(this.placement, next.uuid, noon);
    this.#answers.set(next.uuid, this.#receive(next, fate));
  }

  #receive(next: PlacementTicket, fate: Fate): SubmitOutcome {
    switch (fate) {
      case "answered":
        return this.#commit(next);
      case "answer lost":
        this.#commit(next);
        return timeout;
      case "500 after commit":
        this.#commit(next);
        return bare(500);
      case "401 after commit":
        this.#commit(next);
        return bare(401);
      case "409 after commit":
        this.#commit(next);
        return bare(409);
      case "unreadable 404 after commit":
        this.#commit(next);
        return bare(404);
      case "refused":
        return this.#refuse(next, "MARKET_SUSPENDED");
      case "price moved":
        return this.#refuse(next, "ODDS_CHANGED");
      case "request lost":
        return timeout;
      case "overtaken":
        this.#travelling.push(next);
        return timeout;
      case "500 before commit":
        return bare(500);
      case "503 unreadable":
        return bare(503);
      case "429":
        return bare(429);
      case "401 before":
        return bare(401);
      case "not sent":
        return { kind: "not-sent" };
    }
  }

  /** Same uuid, same answer: what was decided for a uuid is decided. */
  #commit({ uuid }: PlacementTicket): SubmitOutcome {
    const decided = this.#verdicts.get(uuid);
    if (decided?.kind === "refused") return refusedFor(decided.code);
    if (decided === undefined) {
      this.bets.push(uuid);
      this.#verdicts.set(uuid, { kind: "placed", receipt: receipt(uuid) });
    }
    return processed(uuid);
  }

  #refuse(next: PlacementTicket, code: string): SubmitOutcome {
    if (this.#verdicts.has(next.uuid)) return this.#commit(next);
    this.#verdicts.set(next.uuid, { kind: "refused", code, message: null, error: null });
    return refusedFor(code);
  }

  #answer(uuid: string, outcome: SubmitOutcome): void {
    this.placement = markAnswered(this.placement, uuid, outcome, noon);
    this.#forgetEnded();
  }

  #lookUp(ask: (uuid: string) => LookupOutcome): void {
    for (const { ticket: asked } of this.placement.tickets) {
      this.placement = markLookedUp(this.placement, asked.uuid, ask(asked.uuid), noon);
    }
    this.#forgetEnded();
  }

  #forgetEnded(): void {
    const { mine } = restorePending(this.stored, "anna");
    this.stored = serialisePending(dropEnded(mine, this.placement));
  }

  /** Everything in memory goes, answers under way included. */
  #reload(): void {
    this.#answers.clear();
    const { mine } = restorePending(this.stored, "anna");
    if (mine.length === 0) return;
    this.placement = resumePlacement(
      mine.map((record) => record.ticket),
      noon,
    );
  }

  /** The person presses again, where that takes a new ticket. */
  #tryAnew(): void {
    const [state] = this.placement.tickets;
    if (state === undefined || retryOf(state) !== "new-ticket") return;
    const number = this.uuids.length + 1;
    this.uuids.push(`u${number}`);
    this.placement = startPlacement([ticket(number)]);
  }
}

const move = fc.record({ move: fc.constantFrom(...moves), fate: fc.constantFrom(...fates) });

function play(sequence: readonly Move[]): World {
  const world = new World();
  for (const next of sequence) world.step(next);
  return world;
}

describe("whatever the network does", () => {
  it("[PLACEMENT-34] a bet is placed at most once", () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (sequence) => {
        const world = play(sequence);
        world.arrive();
        expect(world.bets.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2_000 },
    );
  });

  it("[PLACEMENT-34] a bet that was placed is never told to be refused", () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (sequence) => {
        const world = play(sequence.filter(({ fate }) => fate !== "overtaken"));
        for (const state of world.placement.tickets) {
          const isBet = world.bets.includes(state.ticket.uuid);
          if (state.status === "refused" || state.status === "price-moved") {
            expect(isBet).toBe(false);
          }
          if (state.status === "placed") expect(isBet).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("[PLACEMENT-14] unknown is left only by a look-up, or by a reload that asks anew", () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (sequence) => {
        const world = new World();
        for (const next of sequence) {
          const before = world.placement.tickets[0];
          world.step(next);
          const after = world.placement.tickets[0];
          if (before?.status !== "unknown" || after?.status === "unknown") continue;
          expect(next.move).toBe("look up");
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("[PLACEMENT-28] one look-up after a reload tells what became of a ticket", () => {
    fc.assert(
      fc.property(fc.constantFrom(...fates), (fate) => {
        const world = play([
          { move: "send", fate },
          { move: "reload", fate },
          { move: "look up", fate },
        ]);
        const [state] = world.placement.tickets;
        expect(state?.status === "placed").toBe(world.bets.length === 1);
        expect(state?.status).not.toBe("unknown");
      }),
    );
  });
});
