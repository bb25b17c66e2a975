import { getCookie, setCookie } from "hono/cookie";
import type { PageContext } from "./pages/page-routes.ts";
import type { Visit, Visits } from "./pages/visits.ts";

function cookieName(visitId: string): string {
  return `visit-${visitId}`;
}

/** Gives the browser the secret of a visit, in a cookie for the addresses of that visit alone. */
export function setVisitCookie(context: PageContext, visitId: string, secret: string): void {
  // In a frame of another site a cookie is sent only if it says so; without https, browsers keep such a one on this machine alone.
  const isLocal = /^(localhost|127\.0\.0\.1)(:|$)/.test(context.req.header("host") ?? "");
  setCookie(context, cookieName(visitId), secret, {
    path: `/visit/${visitId}/`,
    httpOnly: true,
    ...(isLocal ? { secure: true, sameSite: "None", partitioned: true } : { sameSite: "Lax" }),
  });
}

/** The visit of the address, or null where the request does not have its cookie. */
export function visitOf(context: PageContext, visits: Pick<Visits, "find">): Visit | null {
  const id = context.req.param("id") ?? "";
  return visits.find(id, getCookie(context, cookieName(id)) ?? "");
}

/** Whether the visit exists, in a frame without its cookie: a browser may keep none for another site's frame. */
export function needsTab(context: PageContext, visits: Pick<Visits, "knows">): boolean {
  const id = context.req.param("id") ?? "";
  const isInFrame = context.req.header("sec-fetch-dest") === "iframe";
  return isInFrame && getCookie(context, cookieName(id)) === undefined && visits.knows(id);
}
