import { readFileSync } from "node:fs";
import { authorizePaths } from "@grandstand/contract/authorize-paths";
import { type Language, languageSchema } from "@grandstand/contract/entities";
import { formText } from "@grandstand/contract/form-texts";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import {
  beginIdentification,
  findIdentification,
  type Purpose,
  siteAddress,
} from "../../domain/identification/identifications.ts";
import { people } from "../../domain/identification/people.ts";
import type { Sessions } from "../../domain/sessions/sessions.ts";
import type { Environment } from "../../kernel/environment.ts";
import { type AnswerDependencies, answerIdentification, answers } from "./answer.ts";
import { identityAppWords } from "./words.ts";

type AppContext = Context<Environment>;

const intlLocales: Record<Language, string> = { fr: "fr-BE", nl: "nl-BE", en: "en-GB" };
const answerSchema = v.object({
  request: v.string(),
  person: v.optional(v.string(), ""),
  answer: v.picklist(answers),
  state: v.optional(formText, ""),
});

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function languageOf(context: AppContext): Language {
  const parsed = v.safeParse(languageSchema, context.req.query("lang"));
  return parsed.success ? parsed.output : "fr";
}

/** The text of the tab that sets out; empty where there is none, or none that a form would take. */
function stateOf(context: AppContext): string {
  const parsed = v.safeParse(formText, context.req.query("state"));
  return parsed.success ? parsed.output : "";
}

/** One person to choose; the first is chosen as the page opens. */
function choice(language: Language, name: string, isFirst: boolean): string {
  const person = people.get(name);
  if (!person) return "";
  const words = identityAppWords[language];
  const born = new Intl.DateTimeFormat(intlLocales[language], {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(person.facts.dob));
  return `<label><input type="radio" name="person" value="${name}"${isFirst ? " checked" : ""}>
<span><strong>${escaped(person.name)}</strong><span>${escaped(words.people[name] ?? "")}</span>
<span>${escaped(`${words.born} ${born}`)}</span></span></label>`;
}

function document(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/identity-app/identity-app.css"></head>
<body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
}

interface Beginning {
  purpose: Purpose;
  request: string;
  /** The text of the tab that set out. */
  state: string;
}

function choicePage(language: Language, { purpose, request, state }: Beginning): string {
  const words = identityAppWords[language];
  const choices = [...people.keys()].map((name, index) => choice(language, name, index === 0));
  const buttons = answers.map(
    (answer) => `<button name="answer" value="${answer}">${escaped(words[answer])}</button>`,
  );
  return document(
    language,
    words.title,
    `<p>${escaped(words.purposes[purpose])}</p>
<form method="post" action="/identity-app/answer">
<input type="hidden" name="request" value="${escaped(request)}">
<input type="hidden" name="state" value="${escaped(state)}">
<fieldset><legend>${escaped(words.choice)}</legend>${choices.join("")}</fieldset>
<div class="buttons">${buttons.join("")}</div></form>`,
  );
}

function unknownPage(language: Language): string {
  const words = identityAppWords[language];
  return document(language, words.unknownTitle, `<p>${escaped(words.unknown)}</p>`);
}

/**
 * The simulated identity app: the addresses that a site sends a browser to (A7), and a page without a script
 * where one chooses who one is, and confirms, refuses or lets it expire. It sends the browser back to the site of
 * `origins` that it came from, and to the first of them where that is not known: never anywhere else.
 */
export function addIdentityApp(
  app: Hono<Environment>,
  dependencies: AnswerDependencies & { sessions: Sessions },
  origins: readonly string[],
): void {
  const { database, world, sessions } = dependencies;
  const css = readFileSync(new URL("page/identity-app.css", import.meta.url), "utf8");
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    // The answer's redirect to the site counts as the form's as well.
    `form-action 'self' ${origins.join(" ")}`,
    "frame-ancestors 'none'",
  ].join("; ");
  const show = (context: AppContext, html: string, status: 200 | 404) =>
    context.body(html, status, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
    });

  function siteOf(context: AppContext): string {
    const referrer = context.req.header("referer") ?? "";
    const origin = URL.canParse(referrer) ? new URL(referrer).origin : "";
    const isSite = origins.includes(origin) && origin !== new URL(context.req.url).origin;
    return isSite ? origin : (origins[0] ?? "");
  }

  async function begin(context: AppContext, purpose: Purpose, accountId: string | null) {
    const language = languageOf(context);
    const beginning = { purpose, language, siteOrigin: siteOf(context), accountId };
    const request = await beginIdentification(database, beginning, world.now());
    context.header("cache-control", "no-store");
    const query = new URLSearchParams({ lang: language, request, state: stateOf(context) });
    return context.redirect(`/identity-app/?${query}`, 302);
  }

  app.get(authorizePaths.registration, (context) => begin(context, "registration", null));
  app.get(authorizePaths.login, (context) => begin(context, "login", null));
  app.get(authorizePaths.verification, async (context) => {
    const session = await sessions.find(context.req.query("token") ?? "", true);
    if (session && session.account.id === context.req.query("user_id")) {
      return begin(context, "verification", session.account.id);
    }
    const back = siteAddress(siteOf(context), languageOf(context), "/");
    back.searchParams.set("error", "internal_error");
    return context.redirect(back.href, 302);
  });
  app.get("/identity-app/", async (context) => {
    const request = context.req.query("request") ?? "";
    const language = languageOf(context);
    const identification = await findIdentification(database, request);
    return identification
      ? show(
          context,
          choicePage(language, { ...identification, request, state: stateOf(context) }),
          200,
        )
      : show(context, unknownPage(language), 404);
  });
  app.get("/identity-app/identity-app.css", (context) =>
    context.body(css, 200, { "content-type": "text/css; charset=utf-8" }),
  );
  app.post("/identity-app/answer", async (context) => {
    const given = v.safeParse(answerSchema, await context.req.parseBody());
    const identification = given.success
      ? await findIdentification(database, given.output.request)
      : null;
    if (!given.success || !identification) return show(context, unknownPage("fr"), 404);
    const back = await answerIdentification(dependencies, identification, given.output);
    context.header("cache-control", "no-store");
    return context.redirect(back.href, 303);
  });
}
