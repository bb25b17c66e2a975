import { escaped, type Markup, type Page } from "./markup.ts";
import type { Visit } from "./visits.ts";
import type { Formatter } from "./wording.ts";

/** The pages that the navigation leads to, in its order. */
const destinations = [
  "deposit",
  "fastDeposit",
  "withdraw",
  "home",
  "history",
  "limits",
  "cooloff",
  "documents",
  "privacy",
] as const;

interface Frame {
  language: string;
  theme: Visit["theme"];
  siteOrigin: string;
  say: Formatter["say"];
}

function head({ language, theme }: Frame, title: string): Markup {
  return `<!doctype html>
<html lang="${language}"${theme ? ` data-theme="${theme}"` : ""}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/theme.css"><link rel="stylesheet" href="/cashier.css"><link rel="stylesheet" href="/deposit.css"><script type="module" src="/cashier.js"></script></head>`;
}

function attributesOf({ siteOrigin, say }: Frame, page: Page): string {
  const message = page.message ? ` data-message="${escaped(JSON.stringify(page.message))}"` : "";
  return `data-site="${escaped(siteOrigin)}" data-sending="${escaped(say("sending"))}" data-checking="${escaped(say("checking"))}" data-closable="${escaped(say("closable"))}"${message}`;
}

/** A whole page with the navigation; `current` is the address of the page in it. */
export function pageDocument(
  frame: Frame,
  page: Page,
  { base, balance, current }: { base: string; balance: string; current: string },
): Markup {
  const { say } = frame;
  const items = destinations.map((name) => {
    const is = name === current ? ' aria-current="page"' : "";
    return `<li><a href="${base}/${name}"${is}>${escaped(say(name))}</a></li>`;
  });
  return `${head(frame, page.title)}
<body ${attributesOf(frame, page)}>
<nav aria-label="${escaped(say("navigation"))}"><ul>${items.join("")}</ul></nav>
<main><p class="balance">${escaped(say("balance", { amount: balance }))}</p>
<h1 tabindex="-1">${escaped(page.title)}</h1>${page.body}<p id="said" role="status"></p></main>
</body></html>`;
}

/** A page outside of a visit: no person is known, or none any more. */
export function bareDocument(frame: Frame, page: Page): Markup {
  return `${head(frame, page.title)}
<body ${attributesOf(frame, page)}><main><h1 tabindex="-1">${escaped(page.title)}</h1>${page.body}
<button type="button" data-close>${escaped(frame.say("close"))}</button><p id="said" role="status"></p></main></body></html>`;
}
