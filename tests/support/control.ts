import type { SuspensionReason } from "@grandstand/contract/event-state";
import type { User } from "@grandstand/contract/user";
import { shiftDays } from "@grandstand/rules/days";
import { usualInPlayDelay } from "@grandstand/tools/src/run/site-services.ts";
import { expect } from "./expect.ts";

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

/** A browser repeats a request automatically when a kept connection breaks: one fault would have no effect. */
export const everyTime: FaultOptions = { times: 9 };

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

export interface KnownMail {
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly link: string;
}

export interface KnownNotification {
  readonly id: string;
  readonly list: "inbox" | "page";
  readonly component: string | null;
  readonly title: string;
  readonly read_at: number | null;
  readonly opened_at: number | null;
}

type ConsentDocument = "privacy_policy" | "terms_conditions";

export interface KnownConsent {
  readonly document: ConsentDocument;
  readonly version: number;
  readonly accepted_at: number | null;
}

/** Controls the sandbox; `sandbox/README.md` describes each command. Money is in cents. */
export interface Control {
  reset(): Promise<void>;
  /** Sets a price, which the model does not change for a minute. */
  setOdds(outcomeId: string, odds: number): Promise<void>;
  suspendMarket(marketId: string, isSuspended: boolean): Promise<void>;
  /** With a reason, as bettors read it. */
  suspendEvent(eventId: string, isSuspended: boolean, reason?: SuspensionReason): Promise<void>;
  endEvent(eventId: string, winners?: readonly string[]): Promise<void>;
  /** Has a side of a football match score, of which a half is played. */
  scoreGoal(eventId: string, side: "home" | "away"): Promise<void>;
  /** Moves the sandbox's clock ahead; resolves with its time then, in epoch milliseconds. */
  moveClock(milliseconds: number): Promise<number>;
  /** Moves it ahead by calendar days in Belgium, and by milliseconds more, or fewer where they are negative. */
  moveDays(days: number, milliseconds?: number): Promise<void>;
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
  documentStatusOf(username: string): Promise<string>;
  /**
   * Changes a document's status with the permissions that hang on it, again until `pages` open pages of the person
   * have received it: a page's socket may still be on its way.
   */
  setDocumentStatus(username: string, status: DocumentStatus, pages?: number): Promise<void>;
  /** Changes facts of a person, under the wire's names (A3); the status of the documents as `setDocumentStatus` does. */
  changeAccount(username: string, profile: AccountChange): Promise<void>;
  /** Makes the betting service refuse the person's token; with `alsoNext` also the one after it. */
  endSportsbookToken(username: string, alsoNext?: boolean): Promise<void>;
  restart(): Promise<void>;
  /** Ends suspensions, and restores heartbeat, delay and sockets. */
  undo(): Promise<void>;
  /** Whether one may log in and register from where the visitors are. */
  setAccess(isAllowed: boolean): Promise<void>;
  /** Where the visitors are, and whether the site may be used from there. */
  setCountry(isAllowed: boolean, country: string): Promise<void>;
  /** Sends a notification to a person, or with null to guests; `facts` replace what its kind says. Resolves with its id. */
  notify(username: string | null, kind: string, facts?: object): Promise<string>;
  /** Everything that was sent, the newest first, with its marks. */
  notifications(): Promise<readonly KnownNotification[]>;
  /** Requires a person's consent to a document. */
  requestConsent(username: string, document: ConsentDocument): Promise<void>;
  /** Brings a new version of a document into force, for every account that there is. */
  publishVersion(document: ConsentDocument): Promise<void>;
  consents(): Promise<readonly KnownConsent[]>;
  /** Has a payment that waits accepted or refused. */
  decidePayment(reference: string, accepted: boolean): Promise<void>;
  setTestMode(isOn: boolean): Promise<void>;
  /** Whether the verification service is active. */
  setVerification(isActive: boolean): Promise<void>;
  /** Whether the support chat refuses every login. */
  setChatRefusing(isRefusing: boolean): Promise<void>;
  /** Ends the tokens of the verification service. */
  endVerificationTokens(): Promise<void>;
  /** The mails that were sent, the newest first. */
  mails(): Promise<readonly KnownMail[]>;
  bets(): Promise<readonly KnownBet[]>;
  audit(): Promise<AuditReport>;
}

type DocumentStatus = User["document_status"];
type AccountChange = Partial<Omit<User, "permissions">> & {
  readonly permissions?: Partial<User["permissions"]>;
};

interface ListedAccount {
  readonly username: string;
  /** In cents. */
  readonly balance: number;
  readonly document_status: string;
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

  async function accountOf(username: string) {
    const { accounts } = await request<{ accounts: readonly ListedAccount[] }>("accounts");
    const account = accounts.find((each) => each.username === username);
    if (account) return account;
    throw new Error(`There is no account ${username}.`);
  }

  const send = async (path: string, body: object) => void (await request(path, body));
  const moveClock = async (milliseconds: number) => {
    const { now } = await request<{ now: number }>("clock", { milliseconds });
    return now;
  };
  const untilReceived = (path: string, body: object, pages = 1) =>
    expect
      .poll(async () => (await request<{ sockets: number }>(path, body)).sockets, {
        message: `the open pages that have received ${path}`,
        timeout: 20_000,
      })
      .toBeGreaterThanOrEqual(pages);
  const suspended = new Set<string>();
  return {
    reset: () => send("reset", {}),
    setOdds: (outcomeId, odds) => send("odds", { outcome_id: outcomeId, odds }),
    async suspendMarket(marketId, isSuspended) {
      if (isSuspended) suspended.add(marketId);
      else suspended.delete(marketId);
      await send("market", { market_id: marketId, suspended: isSuspended });
    },
    suspendEvent: (eventId, isSuspended, reason) =>
      send("event", { event_id: eventId, suspended: isSuspended, ...(reason && { reason }) }),
    scoreGoal: (eventId, side) => send("goal", { event_id: eventId, side }),
    endEvent: (eventId, winners) => send("end", { event_id: eventId, ...(winners && { winners }) }),
    moveClock,
    moveDays: async (days, milliseconds = 0) => {
      const now = await moveClock(0);
      await moveClock(shiftDays(now, days, "Europe/Brussels") - now + milliseconds);
    },
    breakCall: (kind, call, options = {}) => send("faults", { kind, call, ...options }),
    mendCalls: () => send("faults/clear", {}),
    setSockets: (action) => send("sockets", { action }),
    setHeartbeat: (beating) => send("heartbeat", { beating }),
    setInPlayDelay: (milliseconds) => send("in-play-delay", { milliseconds }),
    sendToChannel: (type) => send("channel", { type }),
    setBalance: (username, cents) => send("balance", { username, cents }),
    setCoins: (username, coins) => send("loyalty", { username, coins }),
    giveBoost: (username, facts) => send("boosts/grant", { username, ...facts }),
    setDocumentStatus: (username, status, pages) =>
      untilReceived("document-status", { username, document_status: status }, pages),
    changeAccount: (username, profile) =>
      profile.document_status
        ? untilReceived("account", { username, profile })
        : send("account", { username, profile }),
    endSportsbookToken: (username, alsoNext = false) =>
      send("sessions/end-sportsbook-token", { username, also_next: alsoNext }),
    balanceOf: async (username) => (await accountOf(username)).balance,
    documentStatusOf: async (username) => (await accountOf(username)).document_status,
    async undo() {
      for (const id of suspended) await send("market", { market_id: id, suspended: false });
      await send("heartbeat", { beating: true });
      await send("sockets", { action: "open" });
      await send("in-play-delay", { milliseconds: usualInPlayDelay });
    },
    restart: () => send("restart", {}),
    setAccess: (isAllowed) =>
      send("can-ip", { allowed: isAllowed, country: isAllowed ? "BE" : "US" }),
    setCountry: (allowed, country) => send("can-ip", { allowed, country }),
    notify: async (username, kind, facts = {}) => {
      const input = { ...(username !== null && { username }), kind, ...facts };
      return (await request<{ id: string }>("notifications", input)).id;
    },
    notifications: async () =>
      (await request<{ notifications: readonly KnownNotification[] }>("notifications"))
        .notifications,
    requestConsent: (username, document) => send("consents/request", { username, document }),
    publishVersion: (document) => send("consents/publish", { document }),
    consents: async () =>
      (await request<{ consents: readonly KnownConsent[] }>("consents")).consents,
    setVerification: (active) => send("verification", { active }),
    setChatRefusing: (refusing) => send("chat", { refusing }),
    endVerificationTokens: () => send("verification/end-tokens", {}),
    decidePayment: (reference, accepted) => send("cashier/decide", { reference, accepted }),
    setTestMode: (isOn) => send("test-mode", { on: isOn }),
    mails: async () => (await request<{ mails: readonly KnownMail[] }>("outbox")).mails,
    bets: async () => (await request<{ bets: readonly KnownBet[] }>("bets")).bets,
    audit: () => request<AuditReport>("audit"),
  };
}
