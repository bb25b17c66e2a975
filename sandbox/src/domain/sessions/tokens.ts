import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../kernel/database/open.ts";
import { signingKeys } from "./schema.ts";

/** `session` is the bearer; `sportsbook` goes into the jwt header; `document-status` opens that socket only, `chat` the chat. */
export const tokenUses = ["session", "sportsbook", "document-status", "chat"] as const;
export type TokenUse = (typeof tokenUses)[number];

const claimsSchema = v.object({
  use: v.picklist(tokenUses),
  /** The session that the token belongs to. */
  sid: v.string(),
  sub: v.string(),
  /** Of the sportsbook's token: the person's name on the sport side (A3). */
  account: v.optional(v.string()),
  /** How many times the session's sportsbook tokens had been ended when this one was signed. */
  round: v.optional(v.number(), 0),
  /** Seconds since the epoch. */
  iat: v.number(),
  exp: v.number(),
});
export type Claims = v.InferOutput<typeof claimsSchema>;

const header = Buffer.from(JSON.stringify({ alg: "HS256", typ: "JWT" })).toString("base64url");

function signature(key: string, content: string): Buffer {
  return createHmac("sha256", key).update(content).digest();
}

/** A JWT signed with HS256. */
export function signToken(key: string, claims: Claims): string {
  const content = `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}`;
  return `${content}.${signature(key, content).toString("base64url")}`;
}

/** The claims of a token that this key signed, for this use and not yet expired; null otherwise. */
export function readToken(key: string, token: string, use: TokenUse, now: number): Claims | null {
  const [head, payload, signed, ...rest] = token.split(".");
  if (head !== header || payload === undefined || signed === undefined || rest.length > 0) {
    return null;
  }
  const given = Buffer.from(signed, "base64url");
  const expected = signature(key, `${head}.${payload}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = v.safeParse(
    claimsSchema,
    JSON.parse(Buffer.from(payload, "base64url").toString("utf8")),
  );
  if (!claims.success || claims.output.use !== use) return null;
  return claims.output.exp * 1000 > now ? claims.output : null;
}

const keyName = "session";

/** The key that signs tokens: created once for a database, so that a restart ends no session. */
export async function readSigningKey(database: Database): Promise<string> {
  await database
    .insert(signingKeys)
    .values({ name: keyName, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await database.select().from(signingKeys).where(eq(signingKeys.name, keyName));
  if (!row) throw new Error("the signing key can't be read");
  return row.value;
}
