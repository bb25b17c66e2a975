import type { LoginData } from "@grandstand/contract/account";
import type { Call } from "@grandstand/contract/call";
import type { User } from "@grandstand/contract/user";
import { thresholds } from "@grandstand/rules/intervals";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import {
  type ApiFailure,
  type ApiResult,
  type CallApi,
  type CallInput,
  isUnauthorised,
  retryAfterOf,
  type SessionTokens,
  wordsOf,
} from "../client/client.ts";
import { callDeferred } from "../client/deferred-calls.ts";
import type { PollResult } from "../scheduler/scheduler.ts";
import { type Storage, storageKeys } from "../storage/storage.ts";
import { areOfOnePerson, expiryOf } from "./claims.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import type { PersonActivity } from "./person-activity.ts";
import type * as sessionCalls from "./session-calls.ts";

export type SessionCalls = typeof sessionCalls;

export type SessionStatus = "unauthenticated" | "authenticating" | "authenticated" | "failed";

export interface Session {
  readonly status: SessionStatus;
  readonly user: User | null;
  readonly tokens: SessionTokens | null;
  /** The server's words about the last failed login; empty where it said none. */
  readonly error: string | null;
  readonly failedAttempts: number;
  readonly isCaptchaRequired: boolean;
  /** A session is kept, and its account could not be fetched when that was last tried. */
  readonly isUnreachable: boolean;
  /** What the server knows of an account that has to finish its registration first (A4). */
  readonly smartRegistration: LoginData | null;
}

/** Whether somebody is logged in: their account is known. */
export function loggedIn({ user }: Pick<Session, "user">): boolean {
  return user !== null;
}

export type LogoutReason = "asked" | "timeout" | "refused" | "other-tab" | "self-excluded";

export interface SessionStore extends StoreApi<Session> {
  /** Resumes the session that the browser kept, if it has not ended; *failed* requests another call. */
  restore(): Promise<PollResult>;
  /** Logs in with a token that the server has just given; false where somebody is logged in already. */
  loginWithToken(token: string): Promise<boolean>;
  /**
   * Trades what the address brought for a session, and logs in with it (A2); false where somebody is logged in already.
   * `state` is what came back along.
   */
  loginByAddress(userToken: string, state: string | null): Promise<boolean>;
  login(credentials: {
    username: string;
    password: string;
    captcha: string | null;
  }): Promise<boolean>;
  logout(reason: LogoutReason): Promise<void>;
  /**
   * Follows what another tab did to the kept session: its end, its beginning, or the tokens that a login
   * there keeps one after the other.
   */
  followOtherTab(): void;
  refreshUser(): Promise<PollResult>;
  refreshBalance(): Promise<PollResult>;
  /** Fetches level, points and coins again (A7). */
  refreshLoyalty(): Promise<PollResult>;
  /**
   * Compares the two tokens and those of other tabs, and fetches a sportsbook token that is missing or
   * has expired (A4, auth sync): `now` is server time.
   */
  syncTokens(now: number): Promise<PollResult>;
  /**
   * Fetches a new sportsbook token instead of one that was refused, once however many calls need it;
   * null once there is one. Without an account any more the session ends.
   */
  renewSportsbookToken(refused: SessionTokens): Promise<ApiFailure | null>;
  checkCaptcha(): Promise<void>;
  /** Continues under the token of a prolonged session, here and in other tabs. */
  replaceToken(token: string): void;
}

export interface SessionDependencies {
  readonly api: CallApi;
  readonly storage: Storage;
  /** What the person does here, which the operator is notified of with the person's poll. */
  readonly activity: PersonActivity;
  readonly onLogin: (user: User) => void;
  /** With the session as it was. */
  readonly onLogout: (reason: LogoutReason, ended: Session) => void;
  /** The calls of a session: a person who only looks never downloads their code. */
  readonly loadCalls: () => Promise<SessionCalls>;
}

const nobody: Session = {
  status: "unauthenticated",
  user: null,
  tokens: null,
  error: null,
  failedAttempts: 0,
  isCaptchaRequired: false,
  isUnreachable: false,
  smartRegistration: null,
};

const keptSchema = v.object({ token: v.string(), jwt: v.nullable(v.string()) });
const done: PollResult = { kind: "done" };

/** Who is logged in, and how that came about (A4, Authentication). */
export function createSessionStore(dependencies: SessionDependencies): SessionStore {
  const { api, storage, activity } = dependencies;
  // Until the browser's storage was read, it is not known whether somebody is logged in.
  const store = createStore<Session>(() => ({ ...nobody, status: "authenticating" }));
  const { getState, setState } = store;

  /** Counts the sessions, so that an answer to one that has ended changes nothing in the next. */
  let session = 0;
  /** A requested logout is on its way: what is refused from here on is refused because of it. */
  let isLeaving = false;

  /** Returns a function that says whether the session of this moment is still the current one. */
  function watchEnd(): () => boolean {
    const current = session;
    return () => current === session && !isLeaving;
  }

  function readKept(): SessionTokens | null {
    const kept = v.safeParse(
      v.pipe(v.string(), v.parseJson(), keptSchema),
      storage.read(storageKeys.auth),
    );
    return kept.success ? kept.output : null;
  }

  function keep(tokens: SessionTokens) {
    setState({ tokens });
    storage.write(storageKeys.auth, JSON.stringify(tokens));
  }

  async function begin(token: string): Promise<boolean> {
    session += 1;
    const stands = watchEnd();
    setState({ status: "authenticating", error: null, smartRegistration: null });
    keep({ token, jwt: null });
    const sportsbook = await send(({ getSportifyToken }) => getSportifyToken);
    const answer = sportsbook.ok && stands() ? await fetchUser() : null;
    if (!stands()) return false;
    if (!sportsbook.ok || !answer?.ok) {
      fail(sportsbook.ok ? (answer?.ok === false ? answer.failure : null) : sportsbook.failure);
      return false;
    }
    keep({ token, jwt: sportsbook.value.sportsbook_token });
    welcome(answer.value);
    return true;
  }

  const send = <C extends Call>(pick: (calls: SessionCalls) => C, input?: CallInput<C>) =>
    callDeferred(api, dependencies.loadCalls, pick, input);

  async function fetchUser() {
    const isActive = activity.collect();
    const answer = await send(({ getUser }) => getUser, {
      query: isActive ? { active: "true" } : {},
    });
    if (isActive && !answer.ok) activity.putBack();
    return answer;
  }

  function welcome(user: User) {
    setState({
      status: "authenticated",
      user,
      failedAttempts: 0,
      isCaptchaRequired: false,
      isUnreachable: false,
    });
    dependencies.onLogin(user);
  }

  function fail(failure: ApiFailure | null) {
    session += 1;
    storage.remove(storageKeys.auth);
    setState({
      ...nobody,
      status: "failed",
      error: failure === null ? "" : (wordsOf(failure) ?? ""),
      failedAttempts: getState().failedAttempts + 1,
      isCaptchaRequired: getState().isCaptchaRequired,
    });
  }

  function end(reason: LogoutReason) {
    session += 1;
    storage.remove(storageKeys.auth);
    const ended = getState();
    setState(nobody);
    dependencies.onLogout(reason, ended);
  }

  /** Fetches the person's account; a person whose account is refused has no session any more. */
  function loadUser(apply: (user: User) => void): Promise<PollResult> {
    return receive(fetchUser(), apply, () => end("refused"));
  }

  /**
   * Nothing is fetched while no one is logged in; a stranger's frame can't have a page fetch a thousand times at once.
   */
  function refresh(run: () => Promise<PollResult>): () => Promise<PollResult> {
    return oneAtATime(
      async () => (getState().user ? run() : done),
      () => session,
    );
  }

  let confirming: Promise<PollResult> | null = null;

  /** Authentication was lost while somebody counts as logged in: the person's account is fetched again (B8). */
  function confirmSession() {
    confirming ??= loadUser((user) => setState({ user })).finally(() => {
      confirming = null;
    });
    return confirming;
  }

  /** Applies an answer for the current session, and drops one that comes after its end. */
  async function receive<Value>(
    request: Promise<ApiResult<Value>>,
    apply: (answer: Value) => void,
    onRefused: () => unknown = confirmSession,
  ): Promise<PollResult> {
    const stands = watchEnd();
    const answer = await request;
    if (!stands()) return done;
    if (!answer.ok) {
      if (isUnauthorised(answer.failure)) await onRefused();
      return { kind: "failed", retryAfter: retryAfterOf(answer.failure) };
    }
    apply(answer.value);
    return done;
  }

  /** The tokens as another tab has renewed them, for the same person. */
  function adoptKept(tokens: SessionTokens): SessionTokens {
    const kept = readKept();
    if (kept === null || kept.jwt === null) return tokens;
    const isRenewed =
      kept.token === tokens.token
        ? kept.jwt !== tokens.jwt
        : areOfOnePerson(kept.token, tokens.token);
    if (!isRenewed) return tokens;
    setState({ tokens: kept });
    return kept;
  }

  let renewing: Promise<ApiFailure | null> | null = null;

  async function fetchSportsbookToken(account: string): Promise<ApiFailure | null> {
    const stands = watchEnd();
    const answer = await send(({ getSportifyToken }) => getSportifyToken);
    if (!stands()) return { kind: "unreachable" };
    if (answer.ok) {
      keep({ token: account, jwt: answer.value.sportsbook_token });
      return null;
    }
    if (isUnauthorised(answer.failure)) end("refused");
    return answer.failure;
  }

  async function renewSportsbookToken(refused: SessionTokens): Promise<ApiFailure | null> {
    const { tokens } = getState();
    if (tokens === null || tokens.token !== refused.token) return { kind: "unreachable" };
    // Another call has brought a new one meanwhile.
    if (tokens.jwt !== refused.jwt) return null;
    renewing ??= fetchSportsbookToken(tokens.token).finally(() => {
      renewing = null;
    });
    return renewing;
  }

  return {
    ...store,
    async restore() {
      if (getState().user) return done;
      const kept = readKept();
      if (!kept) {
        setState(nobody);
        return done;
      }
      setState({ status: "authenticating", tokens: kept });
      // Only a 401 says that the session is over: after any other failure the account is fetched again.
      const outcome = await loadUser(welcome);
      if (outcome.kind === "failed" && getState().tokens) setState({ isUnreachable: true });
      return outcome;
    },
    async loginWithToken(token) {
      return getState().tokens === null && readKept() === null && begin(token);
    },
    async loginByAddress(userToken, state) {
      if (getState().tokens !== null || readKept() !== null) return false;
      const stands = watchEnd();
      setState({ status: "authenticating", error: null, smartRegistration: null });
      const answer = await send(({ redeemUserToken }) => redeemUserToken, {
        body: { userToken, state },
      });
      if (!stands()) return false;
      // Another tab may have logged in meanwhile.
      if (answer.ok && readKept() === null) return begin(answer.value.token);
      if (answer.ok) await this.restore();
      else fail(answer.failure);
      return false;
    },
    async login({ username, password, captcha }) {
      setState({ status: "authenticating", error: null, smartRegistration: null });
      const answer = await send(({ login }) => login, {
        body: { username, password, ...(captcha ? { g_recaptcha_response: captcha } : {}) },
      });
      if (!answer.ok) {
        fail(answer.failure);
        if (getState().failedAttempts >= thresholds.captchaAttempts) await this.checkCaptcha();
        else if (answer.failure.kind === "refused") await this.checkCaptcha();
        return false;
      }
      if ("token" in answer.value) return begin(answer.value.token);
      setState({ ...nobody, smartRegistration: answer.value.loginData });
      return false;
    },
    async logout(reason) {
      if (isLeaving) return;
      if (getState().tokens && (reason === "asked" || reason === "self-excluded")) {
        isLeaving = true;
        // Other tabs leave first: what they request from here on would be refused.
        storage.remove(storageKeys.auth);
        await send(({ logout }) => logout);
        isLeaving = false;
      }
      if (getState().status !== "unauthenticated" || getState().tokens) end(reason);
    },
    followOtherTab() {
      const { tokens, status } = getState();
      if (readKept() === null) void this.logout("other-tab");
      else if (tokens === null) {
        if (status !== "authenticating") void this.restore();
        // A prolonged session ends at another time.
      } else if (adoptKept(tokens).token !== tokens.token) void this.refreshUser();
    },
    refreshUser: refresh(() => loadUser((user) => setState({ user }))),
    refreshBalance: refresh(() =>
      receive(
        send(({ getBalance }) => getBalance),
        ({ balance }) =>
          setState(({ user }) => ({
            user: user && user.balance !== balance ? { ...user, balance } : user,
          })),
      ),
    ),
    refreshLoyalty: refresh(() =>
      receive(
        send(({ getLoyaltyData }) => getLoyaltyData),
        (loyaltyData) => setState(({ user }) => ({ user: user && { ...user, loyaltyData } })),
      ),
    ),
    async syncTokens(now) {
      const known = getState().tokens;
      if (!known) return done;
      const tokens = adoptKept(known);
      const expiresAt = tokens.jwt === null ? now : expiryOf(tokens.jwt);
      if (expiresAt === null || expiresAt > now) return done;
      const failure = await renewSportsbookToken(tokens);
      return failure ? { kind: "failed", retryAfter: retryAfterOf(failure) } : done;
    },
    renewSportsbookToken,
    async checkCaptcha() {
      const answer = await send(({ showCaptcha }) => showCaptcha);
      if (answer.ok) setState({ isCaptchaRequired: answer.value.show_captcha });
    },
    replaceToken(token) {
      const { tokens } = getState();
      if (tokens) keep({ ...tokens, token });
    },
  };
}
