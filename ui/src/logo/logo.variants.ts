import { cva } from "class-variance-authority";

/** `responsive` drops the word where a narrow header has no room for it; the name is still read out. */
export const logoSizes = ["full", "responsive"] as const;
export type LogoSize = (typeof logoSizes)[number];

export const logoWord = cva("", {
  variants: {
    size: {
      full: "gs:type-wordmark",
      // What is only read out fetches no face of its own: whichever arrives has the page laid out anew.
      responsive: "gs:max-[28rem]:sr-only gs:min-[28rem]:type-wordmark",
    } satisfies Record<LogoSize, string>,
  },
});
