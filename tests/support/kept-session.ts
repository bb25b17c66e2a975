import { getSportifyToken, login } from "@grandstand/contract/account";
import { seededPassword } from "@grandstand/sandbox/src/domain/seeding/seeded-accounts.ts";
import type { BrowserContextOptions, Page } from "playwright";
import { expect } from "./expect.ts";
import { callHeaders } from "./programme.ts";

/** Where a browser has its session from, and what it says that it is; null where it says nothing of its own. */
export interface Origin {
  readonly siteUrl: string;
  readonly sandboxUrl: string;
  readonly userAgent: string | null;
}

/**
 * A browser's storage in which a seeded person has stayed logged in: the sandbox has given the session, by the calls of
 * the form. Throws where it gives none, as to an account that has to be completed.
 */
export async function keptSession(
  username: string,
  { siteUrl, sandboxUrl, userAgent }: Origin,
): Promise<Exclude<NonNullable<BrowserContextOptions["storageState"]>, string>> {
  async function request<Answer>(path: string, init: RequestInit): Promise<Answer> {
    const answer = await fetch(sandboxUrl + path, {
      ...init,
      headers: {
        ...callHeaders(),
        ...(userAgent !== null && { "user-agent": userAgent }),
        ...init.headers,
      },
    });
    if (answer.ok) return (await answer.json()) as Answer;
    throw new Error(`${path} refused ${username}: ${answer.status} ${await answer.text()}`);
  }
  const { token } = await request<{ token?: string }>(login.path, {
    method: login.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: seededPassword }),
  });
  if (token === undefined) throw new Error(`${username} has no session before a form is sent.`);
  const { sportsbook_token: jwt } = await request<{ sportsbook_token: string }>(
    getSportifyToken.path,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const auth = { name: "auth", value: JSON.stringify({ token, jwt }) };
  return { cookies: [], origins: [{ origin: siteUrl, localStorage: [auth] }] };
}

/** Waits until a page knows whose session was kept, whatever is open over it. */
export async function untilKnown(page: Page): Promise<void> {
  await expect(page.locator("header[data-account=person]"), "who is logged in").toBeAttached();
}
