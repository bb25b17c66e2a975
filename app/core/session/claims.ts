import type { User } from "@grandstand/contract/user";
import * as v from "valibot";

const claimsSchema = v.object({ exp: v.optional(v.number()), sub: v.optional(v.string()) });

/** What a JSON Web Token says of itself; nothing where it can't be read. Its signature is the server's affair. */
function claimsOf(token: string): v.InferOutput<typeof claimsSchema> {
  try {
    const payload = token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
    const read = v.safeParse(claimsSchema, JSON.parse(atob(payload)));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

/** Epoch milliseconds at which a token expires; null where it doesn't say. */
export function expiryOf(token: string): number | null {
  const { exp } = claimsOf(token);
  return exp === undefined ? null : exp * 1_000;
}

/**
 * The first of the token's end and of the end for want of activity, in epoch milliseconds of the server; null where
 * neither is known.
 */
export function endOfSession(session: {
  readonly tokens: { readonly token: string } | null;
  readonly user: Pick<User, "session_ends_at"> | null;
}): number | null {
  const { tokens, user } = session;
  const ends = [
    tokens && expiryOf(tokens.token),
    user?.session_ends_at ? user.session_ends_at * 1_000 : null,
  ].filter((end) => end !== null);
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Whether two tokens are the same person's, as far as they say whose they are. */
export function areOfOnePerson(token: string, other: string): boolean {
  const { sub } = claimsOf(token);
  return sub !== undefined && sub === claimsOf(other).sub;
}
