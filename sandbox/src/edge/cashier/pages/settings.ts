import type { PrivacyChoices } from "../../../domain/accounts/privacy.ts";
import { documentsInWords } from "./account.ts";
import type { DepositStanding } from "./deposit-parts.ts";
import {
  checkbox,
  escaped,
  facts,
  field,
  hidden,
  type Markup,
  notice,
  type Page,
  type Problems,
  summary,
  type Typed,
} from "./markup.ts";
import type { Visitor } from "./visitor.ts";

/** A higher limit that waits: cents, and epoch milliseconds. */
export interface WaitingLimit {
  cents: number;
  appliesAt: number;
}

/** The deposit limit: what holds, what is left and until when, and what waits. */
export function limitsPage(
  visitor: Visitor,
  standing: DepositStanding,
  waiting: WaitingLimit | null,
  typed: Typed = {},
  problems: Problems = {},
): Page {
  const { say, money, date, base } = visitor;
  const { limitCents, leftCents, freesAt } = standing;
  const rows = facts([
    [say("limitNow"), money(limitCents)],
    [say("limitLeft"), money(leftCents)],
    ...(freesAt === null ? [] : [[say("limitFrees"), date(freesAt)] as const]),
  ]);
  const raise: Markup = waiting
    ? `${notice("plain", say("limitWaits", { date: date(waiting.appliesAt), amount: money(waiting.cents) }))}<form method="post" action="${base}/limits">${hidden("amount", String(limitCents / 100))}<button>${escaped(say("limitCancel"))}</button></form>`
    : "";
  const amount = field(
    {
      name: "amount",
      label: say("limitNew"),
      hint: say("limitNewHint"),
      attributes: 'inputmode="decimal" autocomplete="off"',
    },
    typed,
    problems,
  );
  const isWrong = Object.keys(problems).length > 0;
  return {
    title: say("limits"),
    body: `${summary(say("problems"), problems)}<p>${escaped(say("limitsIntro"))}</p>${rows}${raise}<form method="post" action="${base}/limits" novalidate>${amount}<button class="main">${escaped(say("limitSet"))}</button></form>`,
    status: isWrong ? 422 : 200,
  };
}

/** A document for the identity check. Nothing of the file leaves the browser but its type and its size. */
export function documentsPage(visitor: Visitor, isSent: boolean, problems: Problems = {}): Page {
  const { say, base, account } = visitor;
  const { document_status, permissions } = account.profile;
  const title = say("documents");
  const rows = facts([[say("documentsAre"), documentsInWords(visitor)]]);
  if (isSent) {
    return {
      title,
      body: notice("good", say("documentsSent")) + rows,
      message: { type: "cashier:documents-uploaded", payload: { document_status } },
    };
  }
  if (!permissions.manual_documents_uploading_allowed) {
    return { title, body: rows + notice("wrong", say("documentsClosed")) };
  }
  const problem = problems.file;
  const error = problem ? `<p class="error" id="file-error">${escaped(problem)}</p>` : "";
  const invalid = problem ? ' aria-invalid="true" aria-describedby="file-error"' : "";
  return {
    title,
    body: `${summary(say("problems"), problems)}${rows}<p>${escaped(say("documentsIntro"))}</p><form method="post" action="${base}/documents" novalidate><div class="field"><label for="file">${escaped(say("documentsFile"))}</label>${error}<input id="file" type="file" accept="image/*,application/pdf"${invalid}></div><input type="hidden" id="file_type" name="file_type"><input type="hidden" id="file_bytes" name="file_bytes"><img id="preview" alt="${escaped(say("documentsPreview"))}" hidden><button class="main">${escaped(say("documentsSend"))}</button></form>`,
    status: problem ? 422 : 200,
  };
}

/** What a person lets be done with their data. */
export function privacyPage(visitor: Visitor, chosen: PrivacyChoices, isSaved: boolean): Page {
  const { say, base } = visitor;
  const boxes = [
    checkbox("by_email", say("privacyEmail"), chosen.byEmail),
    checkbox("by_sms", say("privacySms"), chosen.bySms),
    checkbox("by_phone", say("privacyPhone"), chosen.byPhone),
    checkbox("statistics", say("privacyStatistics"), chosen.statistics),
  ];
  return {
    title: say("privacy"),
    body: `${isSaved ? notice("good", say("privacySaved")) : ""}<p>${escaped(say("privacyIntro"))}</p><form method="post" action="${base}/privacy">${boxes.join("")}<button class="main">${escaped(say("privacySave"))}</button></form>`,
  };
}
