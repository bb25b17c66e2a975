/** A page that can't be rendered now: more wait than can be served in a person's patience. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

/** Something that waits for its turn. */
export interface Waiting {
  readonly client: string;
  readonly begin: () => void;
  /** There is no turn for it any more. */
  readonly refuse: () => void;
}

/** What waits, each client's in its order. */
export interface FairQueue {
  /**
   * Where the queue is full, refuses the newcomer, or the last one of a client who has more in it than the newcomer.
   */
  push(waiting: Waiting): void;
  /** Whose turn it is: the clients one after the other, however much each wants. */
  shift(): Waiting | undefined;
  remove(waiting: Waiting): void;
  size(): number;
}

/** Makes a queue with a limit, in which a client with many entries keeps no other client's single one out. */
export function createFairQueue(waitingAtMost: number): FairQueue {
  /** The client whose turn is next is first. */
  const queues = new Map<string, Waiting[]>();
  const sizeOf = (client: string) => queues.get(client)?.length ?? 0;
  const size = () => [...queues.values()].reduce((sum, { length }) => sum + length, 0);

  /** The client who has most in the queue. */
  function greediest(): string {
    return [...queues.keys()].reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
  }

  function remove(waiting: Waiting): void {
    const left = queues.get(waiting.client)?.filter((each) => each !== waiting) ?? [];
    if (left.length > 0) queues.set(waiting.client, left);
    else queues.delete(waiting.client);
  }

  return {
    push(waiting) {
      if (size() >= waitingAtMost) {
        const client = greediest();
        const last = queues.get(client)?.at(-1);
        if (!last || sizeOf(client) <= sizeOf(waiting.client) + 1) return waiting.refuse();
        remove(last);
        last.refuse();
      }
      queues.set(waiting.client, [...(queues.get(waiting.client) ?? []), waiting]);
    },
    shift() {
      const [first] = queues;
      if (!first) return undefined;
      const [client, [waiting, ...left]] = first;
      queues.delete(client);
      if (left.length > 0) queues.set(client, left);
      return waiting;
    },
    remove,
    size,
  };
}
