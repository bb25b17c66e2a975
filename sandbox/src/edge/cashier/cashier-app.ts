import { readFileSync } from "node:fs";
import { languages } from "@grandstand/contract/entities";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { walletBalance } from "../../domain/ledger/ledger.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Environment } from "../../kernel/environment.ts";
import { messageIn } from "../../kernel/wording/messages.ts";
import type { CashierDependencies } from "./dependencies.ts";
import { findVisitor } from "./find-visitor.ts";
import { addMoneyPages } from "./money-pages.ts";
import { bareDocument, pageDocument } from "./pages/layout.ts";
import { link, notice, type Page, type Typed } from "./pages/markup.ts";
import type { Handler, PageContext, Pages } from "./pages/page-routes.ts";
import type { Visit } from "./pages/visits.ts";
import { formatterOf } from "./pages/wording.ts";
import { addRestrictionPages } from "./restriction-pages.ts";
import { addSettingsPages } from "./settings-pages.ts";
import { needsTab, setVisitCookie, visitOf } from "./visit-cookie.ts";
import { addWithdrawalPages } from "./withdrawal-pages.ts";

const files = [
  {
    path: "/theme.css",
    type: "text/css; charset=utf-8",
    file: import.meta.resolve("./page/theme.css"),
  },
  {
    path: "/cashier.css",
    type: "text/css; charset=utf-8",
    file: import.meta.resolve("./page/cashier.css"),
  },
  {
    path: "/deposit.css",
    type: "text/css; charset=utf-8",
    file: import.meta.resolve("./page/deposit.css"),
  },
  {
    path: "/cashier.js",
    type: "text/javascript; charset=utf-8",
    file: import.meta.resolve("./page/cashier.js"),
  },
  {
    path: "/archivo.woff2",
    type: "font/woff2",
    file: import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"),
  },
] as const;
/** The largest form, in bytes. */
const largestBody = 16 * 1024;
const themes = ["light", "dark", "contrast"] as const;

/** The page of a section or a tab, by the last part of its address. */
const startPages: Readonly<Record<Visit["section"], string>> = {
  deposit: "deposit",
  fastDeposit: "fastDeposit",
  home: "home",
  history: "history",
  welcome: "welcome",
  search: "search",
  index: "home",
};

async function typedOf(context: PageContext): Promise<Typed> {
  const parsed =
    context.req.method === "POST" ? await context.req.parseBody() : context.req.query();
  return Object.fromEntries(
    Object.entries(parsed).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

/** The headers of a page, which its site alone may frame. */
function protect(context: PageContext, siteOrigin: string): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src blob:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${siteOrigin === "" ? "'none'" : siteOrigin}`,
  ];
  context.header("content-type", "text/html; charset=utf-8");
  context.header("content-security-policy", policy.join("; "));
  context.header("cache-control", "no-store");
}

/** `message` is what the page has to say to the site that frames it. */
function endedPage(
  context: PageContext,
  origins: readonly string[],
  message?: Page["message"],
): Response {
  const language = languages.find((each) =>
    context.req.header("accept-language")?.startsWith(each),
  );
  const { say } = formatterOf(language ?? "fr");
  const siteOrigin = origins.join(" ");
  protect(context, siteOrigin);
  const frame = { language: language ?? "fr", theme: null, siteOrigin, say };
  const body = notice("wrong", say("ended"));
  const page = { title: say("endedTitle"), body, ...(message && { message }) };
  return context.body(bareDocument(frame, page), 404);
}

/** A page without the navigation, in the language and the theme of a visit whose person may be known no longer. */
function barePage(
  context: PageContext,
  { language, theme, siteOrigin }: Visit,
  page: Page,
  status: ContentfulStatusCode = 200,
): Response {
  protect(context, siteOrigin);
  const { say } = formatterOf(language);
  return context.body(bareDocument({ language, theme, siteOrigin, say }, page), status);
}

/**
 * The cashier: pages for the frame of a site, on a listener and so on an origin of its own. `origins` are the sites that
 * may frame it.
 */
export function createCashierApp(
  dependencies: CashierDependencies,
  origins: readonly string[],
  onError: (error: unknown) => void,
): Hono<Environment> {
  const { database, cashier } = dependencies;
  const app = new Hono<Environment>();
  app.use(bodyLimit({ maxSize: largestBody }));
  app.use(async (context, next) => {
    await next();
    context.header("x-content-type-options", "nosniff");
    context.header("referrer-policy", "same-origin");
  });
  app.get("/healthz", (context) => context.json({ status: "ready" }));
  for (const { path, type, file } of files) {
    const content = readFileSync(new URL(file));
    app.get(path, (context) => context.body(content, 200, { "content-type": type }));
  }

  app.get("/visit", (context) => {
    const theme = themes.find((each) => each === context.req.query("theme")) ?? null;
    const redeemed = cashier.visits.redeem(context.req.query("token") ?? "", theme);
    if (!redeemed) return endedPage(context, origins);
    const { visit, secret } = redeemed;
    setVisitCookie(context, visit.id, secret);
    context.header("cache-control", "no-store");
    return context.redirect(`/visit/${visit.id}/${visit.tab ?? startPages[visit.section]}`, 303);
  });

  async function answer(context: PageContext, handle: Handler): Promise<Response> {
    const visit = visitOf(context, cashier.visits);
    const visitor = visit && (await findVisitor(dependencies, visit));
    if (!visitor && needsTab(context, cashier.visits)) {
      return endedPage(context, origins, { type: "cashier:needs-tab", payload: {} });
    }
    if (!visitor) return endedPage(context, origins);
    const result = await handle(visitor, await typedOf(context), context);
    if (typeof result === "string") return context.redirect(visitor.base + result, 303);
    // Not by `instanceof`: the server replaces the Response class that made RESPONSE_ALREADY_SENT with its own.
    if (!("title" in result)) return result;
    const { language, theme, siteOrigin } = visitor.visit;
    protect(context, siteOrigin);
    const html = pageDocument({ language, theme, siteOrigin, say: visitor.say }, result, {
      base: visitor.base,
      balance: visitor.money(await walletBalance(database, visitor.account.id)),
      current: context.req.path.split("/")[3] ?? "",
    });
    return context.body(html, result.status ?? 200);
  }

  const pages: Pages = {
    get(path, handle) {
      app.get(`/visit/:id${path}`, (context) => answer(context, handle));
    },
    post(path, handle) {
      app.post(`/visit/:id${path}`, (context) => {
        const isOwnPage = context.req.header("sec-fetch-site") === "same-origin";
        return isOwnPage ? answer(context, handle) : endedPage(context, origins);
      });
    },
  };
  addMoneyPages(pages, dependencies);
  addWithdrawalPages(pages, dependencies);
  addSettingsPages(pages, dependencies);
  addRestrictionPages(pages, dependencies, (context, page) => {
    const visit = visitOf(context, cashier.visits);
    if (!visit) return endedPage(context, origins);
    return barePage(context, visit, page);
  });
  app.notFound((context) => endedPage(context, origins));
  app.onError((error, context) => {
    const failure = error instanceof CallFailure ? error.details : null;
    if (!failure) onError(error);
    const visit = visitOf(context, cashier.visits);
    if (!visit) return endedPage(context, origins);
    const { say } = formatterOf(visit.language);
    const text = failure ? messageIn(visit.language, failure.message) : say("refusedUnknown");
    const home = link(`/visit/${visit.id}/home`, say("home"));
    const page = { title: say("problems"), body: notice("wrong", text) + home };
    return barePage(context, visit, page, failure?.status ?? 500);
  });
  return app;
}
