import { type Sandbox, siteOrigin } from "./start-sandbox.ts";

/** What a browser does on the identity app's page, without following where it leads. */
export async function answerApp(
  base: string,
  path: string,
  form: { answer: string; person?: string },
  site = siteOrigin,
): Promise<{ request: string; back: URL }> {
  const page = await fetch(base + path, { headers: { referer: `${site}/` }, redirect: "manual" });
  const request =
    new URL(page.headers.get("location") ?? "", base).searchParams.get("request") ?? "";
  return { request, back: await sendAnswer(base, { request, ...form }) };
}

/** Sends one answer for a request. */
export async function sendAnswer(base: string, form: Record<string, string>): Promise<URL> {
  const answer = await fetch(`${base}/identity-app/answer`, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  return new URL(answer.headers.get("location") ?? base);
}

/** Confirms as one of the app's people, for a registration; returns what the site gets. */
export async function identify(
  base: string,
  person: string,
): Promise<{ auth: string; identifier: string }> {
  const { back } = await answerApp(base, "/auth/itsme/authorizeUrl/registration?lang=en", {
    answer: "confirm",
    person,
  });
  const read = (name: string) => back.searchParams.get(name) ?? "";
  return { auth: read("auth"), identifier: read("identifier") };
}

/** What a page sends after its address has brought the token of a new session. */
export async function arrivalOf(sandbox: Sandbox, username: string) {
  const { authorization = "" } = await sandbox.logIn(username);
  const userToken = authorization.slice("Bearer ".length);
  return { path: "/auth/user-token", body: { userToken, state: null } };
}
