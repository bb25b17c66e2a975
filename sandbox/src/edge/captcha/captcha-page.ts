import { readFileSync } from "node:fs";
import { type Language, languageSchema } from "@grandstand/contract/entities";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { Environment } from "../../kernel/environment.ts";
import { type CaptchaTokens, tokenLifetime } from "./captcha-tokens.ts";

type CaptchaContext = Context<Environment>;

const words: Record<
  Language,
  Record<"title" | "button" | "done" | "expired" | "failed", string>
> = {
  fr: {
    title: "Vérification",
    button: "Je suis un être humain",
    done: "Merci, c’est vérifié.",
    expired: "La vérification a expiré. Recommencez.",
    failed: "La vérification n’a pas abouti. Recommencez.",
  },
  nl: {
    title: "Verificatie",
    button: "Ik ben een mens",
    done: "Bedankt, dat is gecontroleerd.",
    expired: "De verificatie is verlopen. Probeer het opnieuw.",
    failed: "De verificatie is niet gelukt. Probeer het opnieuw.",
  },
  en: {
    title: "Verification",
    button: "I am human",
    done: "Thank you, that is verified.",
    expired: "The verification has expired. Try again.",
    failed: "The verification didn’t work. Try again.",
  },
};

const files = [
  { path: "/captcha/captcha.js", file: "page/captcha.js", type: "text/javascript; charset=utf-8" },
  { path: "/captcha/captcha.css", file: "page/captcha.css", type: "text/css; charset=utf-8" },
] as const;

function languageOf(context: CaptchaContext): Language {
  const parsed = v.safeParse(languageSchema, context.req.query("lang"));
  return parsed.success ? parsed.output : "fr";
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Fills the template with the words of the language and the other values that the page's script needs. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(values[name] ?? ""));
}

/**
 * A simulated captcha provider: a page that a site's login frames, and the tokens that it
 * issues. `origins` are the sites that may frame it and receive its messages.
 */
export function addCaptcha(
  app: Hono<Environment>,
  tokens: CaptchaTokens,
  origins: readonly string[],
): void {
  const template = readFileSync(new URL("page/captcha.html", import.meta.url), "utf8");
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.length > 0 ? origins.join(" ") : "'none'"}`,
  ].join("; ");
  const page = (context: CaptchaContext) => {
    const language = languageOf(context);
    const lifetime = String(tokenLifetime);
    const filled = fill(template, { ...words[language], lifetime, origins: origins.join(" ") });
    return context.body(filled.replace('lang="fr"', `lang="${language}"`), 200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
    });
  };
  app.get("/captcha", page);
  app.get("/captcha/", page);
  for (const { path, file, type } of files) {
    const content = readFileSync(new URL(file, import.meta.url), "utf8");
    app.get(path, (context) => context.body(content, 200, { "content-type": type }));
  }
  app.post("/captcha/token", (context) => {
    context.header("cache-control", "no-store");
    const isOwnPage = context.req.header("sec-fetch-site") === "same-origin";
    if (!isOwnPage) return context.json({ message: "ask on the captcha's page" }, 403);
    return context.json({ token: tokens.issue() });
  });
}
