import { cva } from "class-variance-authority";

/** `responsive` drops the word where a narrow header has no room for it; the name is still read out. */
export const logoSizes = ["full", "responsive"] as const;
export type LogoSize = (typeof logoSizes)[number];

export const logoWord = cva("type-wordmark", {
  variants: {
    size: {
      full: "",
      responsive: "max-[28rem]:sr-only",
    } satisfies Record<LogoSize, string>,
  },
});
