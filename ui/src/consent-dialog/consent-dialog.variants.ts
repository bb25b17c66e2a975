import { cva } from "class-variance-authority";

/** The privacy policy is read; the terms are accepted (A4). */
export const consentKinds = ["gdpr", "terms-conditions"] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const consentFacts = cva("grid justify-items-start gap-3 pt-4");

export const consentChanges = cva(
  "grid w-full gap-2 rounded-sm border border-line bg-raised p-4 focus-ring",
);
