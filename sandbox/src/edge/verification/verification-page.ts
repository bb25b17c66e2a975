import { readFileSync } from "node:fs";
import { verificationStatuses } from "@grandstand/contract/verification";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import {
  decide,
  findVerification,
  type VerificationDependencies,
} from "../../domain/verification/verifications.ts";
import type { Environment } from "../../kernel/environment.ts";
import { verificationWords } from "./words.ts";

const files = [
  { path: "/verification/verification.js", type: "text/javascript; charset=utf-8" },
  { path: "/verification/verification.css", type: "text/css; charset=utf-8" },
] as const;

const answerSchema = v.object({
  vendor_data: v.string(),
  status: v.picklist(verificationStatuses),
  image_type: v.pipe(v.string(), v.maxLength(100)),
  image_bytes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000)),
});

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Fills the template with the words of the language and the other values that the page's script needs. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(values[name] ?? ""));
}

/**
 * The simulated verification vendor: a page that a site frames for one session. It takes any image, shows what
 * it sees, and lets one choose what becomes of it; the image stays in the browser. `origins` are the sites that may
 * frame it and receive its messages.
 */
export function addVerification(
  app: Hono<Environment>,
  dependencies: VerificationDependencies,
  origins: readonly string[],
): void {
  const { database } = dependencies;
  const read = (name: string) => readFileSync(new URL(`page/${name}`, import.meta.url), "utf8");
  const template = read("verification.html");
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.length > 0 ? origins.join(" ") : "'none'"}`,
  ].join("; ");
  app.get("/verification/", async (context: Context<Environment>) => {
    const vendorData = context.req.query("session") ?? "";
    const session = await findVerification(database, vendorData);
    if (!session) return context.text("there is no such session", 404);
    const { language } = session;
    const values = {
      ...verificationWords[language],
      vendorData,
      origins: origins.join(" "),
    };
    const html = fill(template, values).replace('lang="fr"', `lang="${language}"`);
    return context.body(html, 200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
    });
  });
  for (const { path, type } of files) {
    const content = read(path.replace("/verification/", ""));
    app.get(path, (context) => context.body(content, 200, { "content-type": type }));
  }
  app.post("/verification/answer", async (context) => {
    context.header("cache-control", "no-store");
    const isOwnPage = context.req.header("sec-fetch-site") === "same-origin";
    if (!isOwnPage) return context.json({ message: "answer on the vendor's page" }, 403);
    const sent = v.safeParse(answerSchema, await context.req.json().catch(() => undefined));
    if (!sent.success) return context.json({ message: "not an answer" }, 400);
    const { vendor_data, status, image_type, image_bytes } = sent.output;
    const isKnown = await decide(dependencies, vendor_data, {
      status,
      imageType: image_type,
      imageBytes: image_bytes,
    });
    return context.json({ status: isKnown }, isKnown ? 200 : 404);
  });
}
