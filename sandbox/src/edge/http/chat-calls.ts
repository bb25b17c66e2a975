import { getChatToken } from "@grandstand/contract/chat";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Operator } from "../operator/operator.ts";
import { type Route, userRoute } from "./route.ts";

/** The token of the support chat (A7), for a person whom support answers. */
export function chatRoutes({ sessions }: Operator): Route[] {
  return [
    userRoute(getChatToken, async ({ session }) => {
      if (session.account.profile.permissions.contact_support_allowed) {
        return { jwt: await sessions.chatToken(session) };
      }
      throw new CallFailure({ status: 403, message: "chat-not-allowed", code: "CHAT_NOT_ALLOWED" });
    }),
  ];
}
