import { cva } from "class-variance-authority";

/** `responsive` drops the word where a narrow header has no room for it; the name is still read out. */
export const logoSizes = ["full", "responsive"] as const;
export type LogoSize = (typeof logoSizes)[number];

export const logoWord = cva("", {
  variants: {
    size: {
      full: "gs:type-wordmark",
      // What is only read out has the font too: used first by the footer's word, it would lay the whole page out again.
      responsive: "gs:type-wordmark gs:max-[28rem]:sr-only",
    } satisfies Record<LogoSize, string>,
  },
});
