import type { NamedStates } from "../testing/named-states.ts";
import type { DocumentBadgeProps, DocumentStatusProps } from "./document-status.tsx";

const onPress = () => undefined;

/** How far the check of an identity can be, by name. */
export const documentStatusStates = {
  validated: { standing: "validated", expiry: null },
  "in review": { standing: "in-review", expiry: null, onPress },
  missing: { standing: "missing", expiry: null, onPress },
  blocked: { standing: "blocked", expiry: null, onPress },
  expired: { standing: "expired", expiry: null, onPress },
  "expires soon": { standing: "validated", expiry: { days: 21, isUrgent: false }, onPress },
  "expires within a week": {
    standing: "validated",
    expiry: { days: 5, isUrgent: true },
    onPress,
  },
  "expires within a day": { standing: "validated", expiry: { days: 1, isUrgent: true }, onPress },
  "long text": { standing: "in-review", expiry: { days: 365, isUrgent: false }, onPress },
} satisfies NamedStates<DocumentStatusProps>;

/** The days on the account's button, by name. */
export const documentBadgeStates = {
  "in review": { standing: "in-review", expiry: null },
  missing: { standing: "missing", expiry: null },
  blocked: { standing: "blocked", expiry: null },
  expired: { standing: "expired", expiry: null },
  "three weeks": { standing: "validated", expiry: { days: 21, isUrgent: false } },
  "a week": { standing: "validated", expiry: { days: 7, isUrgent: true } },
  "none left": { standing: "missing", expiry: { days: 0, isUrgent: true } },
  "long text": { standing: "validated", expiry: { days: 365, isUrgent: false } },
} satisfies NamedStates<DocumentBadgeProps>;
