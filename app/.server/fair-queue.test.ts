import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

/** A queue whose names begin with their client's letter. */
function queueOf(waitingAtMost: number) {
  const queue = createFairQueue(waitingAtMost);
  const refused: string[] = [];
  const begun: string[] = [];
  return {
    queue,
    refused,
    push: (name: string) => {
      const waiting = {
        client: name.charAt(0),
        begin: () => begun.push(name),
        refuse: () => refused.push(name),
      };
      queue.push(waiting);
      return waiting;
    },
    rest: () => {
      for (let next = queue.shift(); next; next = queue.shift()) next.begin();
      return begun;
    },
  };
}

describe("a fair queue", () => {
  it("[SERVER-81] has the clients' turns one after the other, and each one's in order", () => {
    const { push, rest } = queueOf(10);
    for (const name of ["a1", "a2", "a3", "b1", "c1", "b2"]) push(name);
    expect(rest()).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  it("[SERVER-81] has room for a client who wants less than the one who filled it", () => {
    const { push, refused, rest } = queueOf(4);
    for (const name of ["a1", "a2", "a3", "a4", "a5"]) push(name);
    expect(refused).toEqual(["a5"]);
    push("b1");
    push("b2");
    expect(refused).toEqual(["a5", "a4", "a3"]);
    push("b3");
    expect(refused.at(-1)).toBe("b3");
    expect(rest()).toEqual(["a1", "b1", "a2", "b2"]);
  });

  it("[SERVER-82] has no place for what was taken out", () => {
    const { queue, push, rest } = queueOf(2);
    const first = push("a1");
    push("a2");
    queue.remove(first);
    queue.remove(first);
    push("a3");
    expect(rest()).toEqual(["a2", "a3"]);
  });

  it("[SERVER-81] never holds more than it may, loses nothing, and no client's share is another's", () => {
    const names = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 40 });
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 9 }), (clients, most) => {
        const { queue, push, refused, rest } = queueOf(most);
        clients.forEach((client, index) => {
          push(`${client}${index}`);
          expect(queue.size()).toBeLessThanOrEqual(most);
        });
        const begun = rest();
        expect(begun.length + refused.length).toBe(clients.length);
        const countOf = (client: string) => begun.filter((name) => name.startsWith(client)).length;
        const counts = [...new Set(refused.map((name) => name.charAt(0)))].map(countOf);
        const largest = Math.max(0, ...[..."abcd"].map(countOf));
        for (const count of counts) expect(count).toBeGreaterThanOrEqual(largest - 1);
      }),
    );
  });
});
