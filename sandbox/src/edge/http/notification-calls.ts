import * as calls from "@grandstand/contract/notifications";
import { accept } from "../../domain/notifications/consents.ts";
import type { ConsentDocument } from "../../domain/notifications/notification.ts";
import { listForAccount, listForGuests, mark } from "../../domain/notifications/notifications.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Operator } from "../operator/operator.ts";
import { type Route, userRoute, visitorRoute } from "./route.ts";

/** Notifications, and the consents that come with them (A7). */
export function notificationRoutes({ database, world }: Operator): Route[] {
  async function markOrRefuse(accountId: string, id: string | undefined, as: "read" | "opened") {
    if (await mark(database, accountId, id ?? "", { as, now: world.now() })) {
      return { status: true };
    }
    throw new CallFailure({ status: 404, message: "not-found", code: "NOTIFICATION_UNKNOWN" });
  }
  async function acceptOrRefuse(
    accountId: string,
    document: ConsentDocument,
    version: number | undefined,
  ) {
    const isNoted = await accept(database, accountId, document, { version, now: world.now() });
    if (isNoted) return { status: true };
    throw new CallFailure({
      status: 409,
      message: "consent-outdated",
      code: calls.consentOutdated,
    });
  }
  return [
    userRoute(calls.getAllNotificationsAvailableForUser, async ({ session, language, host }) => ({
      notifications: await listForAccount(
        database,
        session.account.id,
        { language, host },
        world.now(),
      ),
    })),
    visitorRoute(calls.getAllNotificationsAvailableForGuests, async ({ language, host }) => ({
      notifications: await listForGuests(database, { language, host }),
    })),
    userRoute(calls.markNotificationAsRead, ({ session, parameters }) =>
      markOrRefuse(session.account.id, parameters.id, "read"),
    ),
    userRoute(calls.markNotificationAsOpened, ({ session, parameters }) =>
      markOrRefuse(session.account.id, parameters.id, "opened"),
    ),
    userRoute(calls.acceptPrivacyPolicy, ({ session, body }) =>
      acceptOrRefuse(session.account.id, "privacy_policy", body?.version),
    ),
    userRoute(calls.acceptTermsConditions, ({ session, body }) =>
      acceptOrRefuse(session.account.id, "terms_conditions", body?.version),
    ),
  ];
}
