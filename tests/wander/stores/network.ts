/** What happens to the next request to a path, or to its answer. */
export type Fate =
  /** The request is lost. */
  | "lost-request"
  /** The request is carried out, and its answer is lost. */
  | "lost-answer"
  /** The request is carried out, and a proxy answers that it could not reach the server. */
  | "gateway"
  /** The request is carried out, and a proxy redirects to a page of its own instead of the answer. */
  | "redirect"
  /** The request is carried out, and its answer is held until it is released. */
  | "held";

/** The network between all tabs of a browser and the server. */
export interface Network {
  isOnline: boolean;
  /** Sets what happens to the next request to a path with this ending. */
  arm(path: string, fate: Fate): void;
  /** Releases what is held, and forgets what is armed. */
  mend(): void;
  /** Counts a call as pending until its answer is read. */
  during<Answer>(call: () => Promise<Answer>): Promise<Answer>;
  /** Whether every answer has arrived, except those that are held. */
  isQuiet(): boolean;
  readonly fetch: typeof fetch;
}

export function createNetwork(send: typeof fetch): Network {
  const armed: { readonly path: string; readonly fate: Fate }[] = [];
  const held = new Set<() => void>();
  let busy = 0;

  function fateOf(path: string): Fate | null {
    const found = armed.findIndex((each) => path.endsWith(each.path));
    return found < 0 ? null : (armed.splice(found, 1)[0]?.fate ?? null);
  }

  /** Waits until the answer is released, or the caller aborts. */
  function hold(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const release = () => {
        held.delete(release);
        resolve();
      };
      held.add(release);
      signal.addEventListener("abort", release, { once: true });
    });
  }

  async function answer(request: Request): Promise<Response> {
    if (!network.isOnline) throw new TypeError("Failed to fetch");
    const fate = fateOf(new URL(request.url).pathname);
    if (fate === "lost-request") throw new TypeError("Failed to fetch");
    const answered = await send(request);
    if (fate === null) return answered;
    await answered.clone().arrayBuffer();
    if (fate === "lost-answer") throw new TypeError("Failed to fetch");
    if (fate === "gateway") return new Response("Bad Gateway", { status: 502 });
    if (fate === "redirect") return redirected(request);
    await hold(request.signal);
    return answered;
  }

  const network: Network = {
    isOnline: true,
    arm: (path, fate) => void armed.push({ path, fate }),
    mend() {
      armed.length = 0;
      for (const release of held) release();
    },
    async during(call) {
      busy += 1;
      try {
        return await call();
      } finally {
        busy -= 1;
      }
    },
    isQuiet: () => busy === held.size,
    fetch: async (input, init) => answer(new Request(input, init)),
  };
  return network;
}

/** A browser's error for a redirect to a page that does not exist. */
function redirected({ redirect }: Request): Response {
  if (redirect === "error") throw new TypeError("Failed to fetch");
  if (redirect === "follow") return new Response("Not Found", { status: 404 });
  return Object.defineProperties(Response.error(), { type: { value: "opaqueredirect" } });
}
