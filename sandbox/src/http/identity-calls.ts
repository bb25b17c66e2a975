import * as calls from "@grandstand/contract/identity-app";
import { readProof } from "../identity-app/identifications.ts";
import type { Operator } from "../operator/operator.ts";
import { CallFailure } from "./call-failure.ts";
import { type Route, visitorRoute } from "./route.ts";

/** What the identity app proved. */
export function identityRoutes({ database, world }: Operator): Route[] {
  return [
    visitorRoute(calls.readIdentifiedPerson, async ({ body }) => {
      const proof = await readProof(database, body, world.now());
      if (proof.kind === "proven") return proof.person.facts;
      throw new CallFailure({ status: 403, message: proof.kind, code: proof.kind });
    }),
  ];
}
