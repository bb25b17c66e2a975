import { facts, link, type Markup, notice, type Page } from "./markup.ts";
import type { Visitor } from "./visitor.ts";
import type { Words } from "./words-en.ts";

const documentWords = {
  validated: "documentsValidated",
  blocked: "documentsBlocked",
  manual_review: "documentsReview",
  not_uploaded: "documentsMissing",
  pending: "documentsPending",
} as const satisfies Record<Visitor["account"]["profile"]["document_status"], keyof Words>;

/** The status of somebody's documents, in words. */
export function documentsInWords({ say, account }: Visitor): string {
  return say(documentWords[account.profile.document_status]);
}

function untilInWords({ say, date }: Visitor, is: boolean, until: number | null): string {
  if (!is) return say("none");
  return until === null ? say("breakOpen") : say("breakUntil", { date: date(until * 1_000) });
}

/** Who somebody is here, and what holds. */
export function homePage(visitor: Visitor): Page {
  const { say, base, account } = visitor;
  const { profile } = account;
  const rows = facts([
    [say("username"), account.username],
    [say("documentsAre"), documentsInWords(visitor)],
    [say("breakIs"), untilInWords(visitor, profile.on_cool_off, profile.isCoolOffUntil)],
    [say("exclusionIs"), untilInWords(visitor, profile.self_excluded, profile.isSelfExcludedUntil)],
  ]);
  const buttons: Markup = `<div class="buttons">${link(`${base}/deposit`, say("deposit"))}${link(`${base}/withdraw`, say("withdraw"))}</div>`;
  return { title: say("accountOf", { name: profile.name }), body: rows + buttons };
}

/** The first page of a new customer: limits come before a deposit. */
export function welcomePage(visitor: Visitor): Page {
  const { say, base, account } = visitor;
  return {
    title: say("welcomeTitle", { name: account.profile.name }),
    body: `${notice("plain", say("welcomeIntro"))}<div class="buttons">${link(`${base}/limits`, say("welcomeLimit"))}${link(`${base}/deposit`, say("welcomeDeposit"))}</div>`,
  };
}
