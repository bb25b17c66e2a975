import { keepPrivacy, readPrivacy } from "../../domain/accounts/privacy.ts";
import { changeLimit } from "../../domain/limits/index.ts";
import {
  decide,
  linkVerification,
  openVerification,
} from "../../domain/verification/verifications.ts";
import type { CashierDependencies } from "./dependencies.ts";
import { highestPayment, readAmount } from "./pages/forms.ts";
import type { Page, Problems, Typed } from "./pages/markup.ts";
import { notice } from "./pages/markup.ts";
import type { Pages } from "./pages/page-routes.ts";
import { documentsPage, limitsPage, privacyPage } from "./pages/settings.ts";
import type { Visitor } from "./pages/visitor.ts";
import { readStanding, readWaitingLimit } from "./standing.ts";

/** The largest document, in bytes. */
const largestDocument = 20_000_000;

function isDocument(typed: Typed): boolean {
  const bytes = Number(typed.file_bytes);
  const isKind = /^(image\/[\w.+-]{1,40}|application\/pdf)$/.test(typed.file_type ?? "");
  return isKind && Number.isInteger(bytes) && bytes > 0 && bytes <= largestDocument;
}

/** Limits, documents and privacy. */
export function addSettingsPages(pages: Pages, dependencies: CashierDependencies): void {
  const { database, world } = dependencies;

  async function limits(
    visitor: Visitor,
    typed: Typed = {},
    problems: Problems = {},
  ): Promise<Page> {
    const now = world.now();
    const standing = await readStanding(database, visitor.account, now);
    const waiting = await readWaitingLimit(database, visitor.account.id, now);
    return limitsPage(visitor, standing, waiting, typed, problems);
  }

  /** The page after a change, with what it came to in words and as the site is to receive it. */
  async function changedLimits(visitor: Visitor): Promise<Page> {
    const { say, money, date, account } = visitor;
    const { limitCents } = await readStanding(database, account, world.now());
    const waiting = await readWaitingLimit(database, account.id, world.now());
    const page = await limits(visitor);
    const said = waiting ? "" : notice("good", say("limitLowered", { amount: money(limitCents) }));
    const raised = waiting
      ? notice(
          "good",
          say("limitRaised", { amount: money(waiting.cents), date: date(waiting.appliesAt) }),
        )
      : "";
    return {
      ...page,
      body: said + raised + page.body,
      message: {
        type: "cashier:limit-changed",
        payload: {
          kind: "deposit",
          cents: waiting?.cents ?? limitCents,
          starts_at: waiting ? Math.ceil(waiting.appliesAt / 1_000) : null,
        },
      },
    };
  }

  pages.get("/limits", (visitor, typed) =>
    typed.changed ? changedLimits(visitor) : limits(visitor),
  );
  pages.post("/limits", async (visitor, typed) => {
    const cents = readAmount(typed.amount ?? "");
    if (cents === null || cents > highestPayment) {
      return limits(visitor, typed, { amount: visitor.say("errorAmount") });
    }
    const change = { kind: "deposit", period: "week", value: cents } as const;
    const refusal = await changeLimit(database, visitor.account, change, world.now());
    if (refusal === null) return `/limits?changed=${world.now()}`;
    return limits(visitor, typed, { amount: visitor.say("limitCheckFailed") });
  });

  pages.get("/documents", async (visitor, typed) =>
    documentsPage(visitor, typed.sent !== undefined),
  );
  pages.post("/documents", async (visitor, typed) => {
    const { account, visit, say } = visitor;
    const isAllowed = account.profile.permissions.manual_documents_uploading_allowed;
    if (!isAllowed) return documentsPage(visitor, false);
    if (!isDocument(typed)) return documentsPage(visitor, false, { file: say("errorFile") });
    const vendorData = await openVerification(database, visit.language, world.now());
    await decide(dependencies, vendorData, {
      status: "submitted",
      imageType: typed.file_type ?? "",
      imageBytes: Number(typed.file_bytes),
    });
    await linkVerification(dependencies, vendorData, account.id);
    return `/documents?sent=${world.now()}`;
  });

  pages.get("/privacy", async (visitor, typed) =>
    privacyPage(
      visitor,
      await readPrivacy(database, visitor.account.id),
      typed.saved !== undefined,
    ),
  );
  pages.post("/privacy", async (visitor, typed) => {
    const choices = {
      byEmail: typed.by_email === "on",
      bySms: typed.by_sms === "on",
      byPhone: typed.by_phone === "on",
      statistics: typed.statistics === "on",
    };
    await keepPrivacy(database, visitor.account.id, choices, world.now());
    return `/privacy?saved=${world.now()}`;
  });
}
