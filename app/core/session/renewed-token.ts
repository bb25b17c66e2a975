import { type ApiResult, type CallApi, isUnauthorised } from "../client/client.ts";
import type { SessionStore } from "./session.ts";

/**
 * Calls whose sportsbook token is renewed where the betting service refuses it: a call that only reads is
 * sent once more, a call that moves money is never sent again. A new token that is refused as well ends
 * the session (B8).
 */
export function withRenewedToken(api: CallApi, session: () => SessionStore): CallApi {
  return async (call, input) => {
    if (call.service !== "betting" || call.caller !== "user") return api(call, input);
    const { getState, renewSportsbookToken, logout } = session();
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
