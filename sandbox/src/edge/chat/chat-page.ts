import { readFileSync } from "node:fs";
import { type Language, languageSchema } from "@grandstand/contract/entities";
import type { Hono } from "hono";
import * as v from "valibot";
import type { Sessions } from "../../domain/sessions/sessions.ts";
import type { Environment } from "../../kernel/environment.ts";
import type { ChatPerson, Conversations } from "./conversations.ts";
import { chatWords } from "./words.ts";

const files = [
  { path: "/chat/snippet.js", type: "text/javascript; charset=utf-8" },
  { path: "/chat/chat.js", type: "text/javascript; charset=utf-8" },
  { path: "/chat/chat.css", type: "text/css; charset=utf-8" },
] as const;

const messageSchema = v.object({
  conversation: v.pipe(v.string(), v.uuid()),
  token: v.nullable(v.pipe(v.string(), v.maxLength(2_000))),
  lang: languageSchema,
  text: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))),
});

function languageOf(text: string | undefined): Language {
  const parsed = v.safeParse(languageSchema, text);
  return parsed.success ? parsed.output : "fr";
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Fills the template with the words of the language and the other values that the page's script needs. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(values[name] ?? ""));
}

interface Dependencies {
  sessions: Sessions;
  chat: Conversations;
}

/** The person of a token; undefined where it has expired, its session has ended, or the chat refuses every login. */
async function personOf(
  { sessions, chat }: Dependencies,
  token: string | null,
): Promise<ChatPerson | null | undefined> {
  if (token === null) return null;
  if (chat.refusesLogins()) return undefined;
  const session = await sessions.findByChatToken(token);
  if (session === null) return undefined;
  const { id, profile } = session.account;
  return { accountId: id, name: profile.name };
}

/**
 * The operator's support chat, simulated: the script that a site loads, the page that it frames, and somebody who
 * answers. `origins` are the sites that may frame it and speak to it.
 */
export function addChat(
  app: Hono<Environment>,
  dependencies: Dependencies,
  origins: readonly string[],
): void {
  const read = (name: string) => readFileSync(new URL(`page/${name}`, import.meta.url), "utf8");
  const template = read("chat.html");
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.length > 0 ? origins.join(" ") : "'none'"}`,
  ].join("; ");
  app.get("/chat/", (context) => {
    const lang = languageOf(context.req.query("lang"));
    const html = fill(template, { ...chatWords[lang], lang, origins: origins.join(" ") });
    return context.body(html.replace('lang="fr"', `lang="${lang}"`), 200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
    });
  });
  for (const { path, type } of files) {
    const content = read(path.replace("/chat/", ""));
    app.get(path, (context) => context.body(content, 200, { "content-type": type }));
  }
  app.post("/chat/messages", async (context) => {
    context.header("cache-control", "no-store");
    const isOwnPage = context.req.header("sec-fetch-site") === "same-origin";
    if (!isOwnPage) return context.json({ message: "write on the chat's page" }, 403);
    const sent = v.safeParse(messageSchema, await context.req.json().catch(() => undefined));
    if (!sent.success) return context.json({ message: "not a message" }, 400);
    const { conversation, token, lang, text } = sent.output;
    const person = await personOf(dependencies, token);
    const messages =
      person === undefined
        ? null
        : dependencies.chat.exchange(conversation, { person, language: lang, text });
    return messages ? context.json({ messages }) : context.json({ message: "it has ended" }, 401);
  });
}
