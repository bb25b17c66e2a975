import { usualInPlayDelay } from "@grandstand/tools/src/run/site-services.ts";

/** One bet as the control API answers it, of any person, whatever the page shows. */
export interface KnownBet {
  readonly id: string;
  readonly ticket_uuid: string;
  readonly reference: string;
  readonly status: string;
  readonly stake: number;
  readonly paid: number | null;
  readonly freebet_id: string | null;
  readonly cash_outs: readonly { readonly amount: number }[];
}

export interface AuditReport {
  readonly holds: boolean;
  readonly problems: readonly string[];
}

type FaultKind =
  | "delay"
  | "delay-answer"
  | "drop-request"
  | "drop-answer"
  | "fail"
  | "fail-after"
  | "duplicate";

export interface FaultOptions {
  readonly times?: number;
  readonly milliseconds?: number;
  readonly status?: 429 | 500 | 502 | 503 | 504;
}

/** Stakes and winnings in cents, odds as decimal text, the boost in percent. */
export interface BoostFacts {
  readonly id: string;
  readonly kind: "bet" | "coins";
  readonly eventId?: string;
  readonly minimumStake?: number;
  readonly maximumStake?: number;
  readonly minimumOdds?: string;
  readonly maximumWinnings?: number;
  readonly boost: number;
}

/** Controls the sandbox; `sandbox/README.md` describes each command. Money is in cents. */
export interface Control {
  reset(): Promise<void>;
  /** Sets a price, which the model does not change for a minute. */
  setOdds(outcomeId: string, odds: number): Promise<void>;
  suspendMarket(marketId: string, isSuspended: boolean): Promise<void>;
  suspendEvent(eventId: string, isSuspended: boolean): Promise<void>;
  endEvent(eventId: string, winners?: readonly string[]): Promise<void>;
  moveClock(milliseconds: number): Promise<void>;
  breakCall(kind: FaultKind, call: string, options?: FaultOptions): Promise<void>;
  mendCalls(): Promise<void>;
  setSockets(action: "close" | "hang" | "refuse" | "open"): Promise<void>;
  setHeartbeat(isBeating: boolean): Promise<void>;
  setInPlayDelay(milliseconds: number): Promise<void>;
  /** Sends a message to every page over the bookmaker's channel (B7). */
  sendToChannel(type: string): Promise<void>;
  setBalance(username: string, cents: number): Promise<void>;
  setCoins(username: string, coins: number): Promise<void>;
  /** Gives a person a boost; a limit that `facts` omits does not apply. */
  giveBoost(username: string, facts: BoostFacts): Promise<void>;
  balanceOf(username: string): Promise<number>;
  /** Makes the betting service refuse the person's token; with `alsoNext` also the one after it. */
  endSportsbookToken(username: string, alsoNext?: boolean): Promise<void>;
  restart(): Promise<void>;
  /** Ends suspensions, and restores heartbeat, delay and sockets. */
  undo(): Promise<void>;
  bets(): Promise<readonly KnownBet[]>;
  audit(): Promise<AuditReport>;
}

export function createControl(sandboxUrl: string): Control {
  async function request<Answer>(path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${sandboxUrl}/control/api/${path}`, {
      ...(body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (answer.ok) return (await answer.json()) as Answer;
    throw new Error(`Control refused ${path}: ${answer.status} ${await answer.text()}`);
  }
  const send = async (path: string, body: object) => void (await request(path, body));
  const suspended = new Set<string>();
  return {
    reset: () => send("reset", {}),
    setOdds: (outcomeId, odds) => send("odds", { outcome_id: outcomeId, odds }),
    async suspendMarket(marketId, isSuspended) {
      if (isSuspended) suspended.add(marketId);
      else suspended.delete(marketId);
      await send("market", { market_id: marketId, suspended: isSuspended });
    },
    suspendEvent: (eventId, isSuspended) =>
      send("event", { event_id: eventId, suspended: isSuspended }),
    endEvent: (eventId, winners) => send("end", { event_id: eventId, ...(winners && { winners }) }),
    moveClock: (milliseconds) => send("clock", { milliseconds }),
    breakCall: (kind, call, options = {}) => send("faults", { kind, call, ...options }),
    mendCalls: () => send("faults/clear", {}),
    setSockets: (action) => send("sockets", { action }),
    setHeartbeat: (beating) => send("heartbeat", { beating }),
    setInPlayDelay: (milliseconds) => send("in-play-delay", { milliseconds }),
    sendToChannel: (type) => send("channel", { type }),
    setBalance: (username, cents) => send("balance", { username, cents }),
    setCoins: (username, coins) => send("loyalty", { username, coins }),
    giveBoost: (username, facts) => send("boosts/grant", { username, ...facts }),
    endSportsbookToken: (username, alsoNext = false) =>
      send("sessions/end-sportsbook-token", { username, also_next: alsoNext }),
    async balanceOf(username) {
      type Accounts = { accounts: readonly { username: string; balance: number }[] };
      const { accounts } = await request<Accounts>("accounts");
      const account = accounts.find((each) => each.username === username);
      if (account) return account.balance;
      throw new Error(`There is no account ${username}.`);
    },
    async undo() {
      for (const id of suspended) await send("market", { market_id: id, suspended: false });
      await send("heartbeat", { beating: true });
      await send("sockets", { action: "open" });
      await send("in-play-delay", { milliseconds: usualInPlayDelay });
    },
    restart: () => send("restart", {}),
    bets: async () => (await request<{ bets: readonly KnownBet[] }>("bets")).bets,
    audit: () => request<AuditReport>("audit"),
  };
}
