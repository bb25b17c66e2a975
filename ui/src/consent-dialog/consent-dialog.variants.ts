import { cva } from "class-variance-authority";

/** The privacy policy is read; the terms are accepted (A4). */
export const consentKinds = ["gdpr", "terms-conditions"] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const consentFacts = cva("gs:grid gs:justify-items-start gs:gap-3 gs:pt-4");

export const consentChanges = cva(
  "gs:grid gs:w-full gs:gap-2 gs:rounded-sm gs:border gs:border-line gs:bg-raised gs:p-4 gs:focus-ring",
);
