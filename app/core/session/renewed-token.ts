import { type ApiResult, type CallApi, isUnauthorised } from "../client/client.ts";
import type { SessionStore } from "./session.ts";

/**
 * Calls whose sportsbook token is fetched where there is none yet, and renewed where the betting service refuses it: a
 * call that only reads is sent once more, a call that moves money is never sent again. A new token that is refused as well ends
 * the session (B8).
 */
export function withRenewedToken(api: CallApi, session: () => SessionStore): CallApi {
  return async (call, input) => {
    if (call.service !== "betting" || call.caller !== "user") return api(call, input);
    const { getState, renewSportsbookToken, logout } = session();
    // A tab that follows the login of another has that one's session before there is such a token.
    const before = getState().tokens;
    const failed = before?.jwt === null ? await renewSportsbookToken(before) : null;
    if (failed !== null) return { ok: false, failure: failed };
    const { tokens } = getState();
    const answer = await api(call, input);
    if (tokens === null || !isRefused(answer)) return answer;
    console.warn(`The sportsbook's token was refused by ${call.path}.`);
    const failure = await renewSportsbookToken(tokens);
    if (call.isOnce) return answer;
    if (failure !== null) return { ok: false, failure };
    const again = await api(call, input);
    if (isRefused(again) && getState().tokens?.token === tokens.token) await logout("refused");
    return again;
  };
}

function isRefused(answer: ApiResult<unknown>): boolean {
  return !answer.ok && isUnauthorised(answer.failure);
}
