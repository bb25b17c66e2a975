import type { NamedStates } from "../testing/named-states.ts";
import type { IdentityCheckProps } from "./identity-check.tsx";
import type { IdentityResultProps } from "./identity-result.tsx";

const open: IdentityCheckProps = {
  status: "open",
  src: "about:blank",
  problem: null,
  onRetry: () => undefined,
};
const longText =
  "Le service de vérification ne répond pas pour le moment, parce qu’il traite un nombre inhabituel de demandes. Réessayez dans quelques minutes ou passez cette étape.";

/** Every face of the identity check, by name. */
export const identityCheckStates = {
  opening: { ...open, status: "opening", src: null },
  open,
  "status unreachable": {
    ...open,
    problem: "Nous ne pouvons pas suivre la vérification pour le moment.",
  },
  canceled: { ...open, status: "canceled" },
  failed: { ...open, status: "failed", src: null },
  "refused by the server": {
    ...open,
    status: "failed",
    src: null,
    problem: "La vérification d’identité n’est pas disponible pour le moment.",
  },
  "long text": { ...open, status: "failed", src: null, problem: longText },
} satisfies NamedStates<IdentityCheckProps>;

const result: IdentityResultProps = { standing: "validated", problem: null };

/** Everything that can become of a document, by name. */
export const identityResultStates = {
  validated: result,
  "in review": { ...result, standing: "in-review" },
  "not accepted": { ...result, standing: "missing" },
  blocked: { ...result, standing: "blocked" },
  unknown: { ...result, standing: null },
  "unknown, in the server's words": { standing: null, problem: longText },
} satisfies NamedStates<IdentityResultProps>;
