import * as calls from "@grandstand/contract/identity-app";
import { redeemUserToken } from "@grandstand/contract/user-token";
import { readProof } from "../../domain/identification/identifications.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import { redeemUserToken as redeem } from "../identity-app/redeem-user-token.ts";
import type { Operator } from "../operator/operator.ts";
import { type Route, visitorRoute } from "./route.ts";

/** What the identity app proved, and what an address brought for a login. */
export function identityRoutes(operator: Operator): Route[] {
  const { database, world } = operator;
  return [
    visitorRoute(redeemUserToken, async ({ body, client }) => {
      const token = await redeem(operator, body, client);
      if (token !== null) return { token };
      throw new CallFailure({ status: 403, message: "USER_TOKEN_USED", code: "USER_TOKEN_USED" });
    }),
    visitorRoute(calls.readIdentifiedPerson, async ({ body }) => {
      const proof = await readProof(database, body, world.now());
      if (proof.kind === "proven") return proof.person.facts;
      throw new CallFailure({ status: 403, message: proof.kind, code: proof.kind });
    }),
  ];
}
