import * as calls from "@grandstand/contract/verification";
import {
  findVerification,
  linkVerification,
  openVerification,
} from "../../domain/verification/verifications.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { MessageKey } from "../../kernel/wording/messages.ts";
import type { Operator } from "../operator/operator.ts";
import { type Route, userRoute, visitorRoute } from "./route.ts";

const refusal = (status: 401 | 403 | 404, message: MessageKey, code: string) =>
  new CallFailure({ status, message, code });

/** The verification service (A7). */
export function verificationRoutes(operator: Operator): Route[] {
  const { database, verification, world } = operator;
  function checkToken(bearer: string | null) {
    if (bearer !== null && verification.isGood(bearer)) return;
    throw refusal(401, "verification-token", "TOKEN_EXPIRED");
  }
  return [
    visitorRoute(calls.getVerificationToken, () => {
      const { token, endsAt } = verification.issue();
      return { token, expire_ts: Math.floor(endsAt / 1000) };
    }),
    visitorRoute(calls.getVerificationActivity, () => ({ active: verification.isActive() })),
    visitorRoute(calls.openVerification, async ({ bearer, body, host }) => {
      checkToken(bearer);
      if (!verification.isActive()) throw refusal(403, "verification-off", "VERIFICATION_OFF");
      const vendorData = await openVerification(database, body.lang, world.now());
      const url = `http://${host}/verification/?session=${vendorData}`;
      return { data: { verification: { url, vendorData } } };
    }),
    visitorRoute(calls.getVerificationStatus, async ({ bearer, parameters }) => {
      checkToken(bearer);
      const session = await findVerification(database, parameters.vendorData ?? "");
      if (session) return { status: session.status };
      throw refusal(404, "verification-unknown", "VERIFICATION_UNKNOWN");
    }),
    userRoute(calls.linkVerification, async ({ session, body }) => {
      const { user_id, veriff_vendor_data } = body;
      const isOwn = session.account.id === user_id;
      if (isOwn && (await linkVerification(operator, veriff_vendor_data, user_id))) {
        return { status: true };
      }
      throw refusal(403, "verification-others", "VERIFICATION_OF_OTHERS");
    }),
  ];
}
