import { cva } from "class-variance-authority";

/** `act` is a count of what is yours; `line` and `inverse` are words; `header` is on the header, dark in all themes. */
export const badgeVariants = ["act", "line", "inverse", "header"] as const;
export type BadgeVariant = (typeof badgeVariants)[number];

export const badge = cva(
  "gs:type-caption gs:tabular gs:inline-flex gs:h-5 gs:w-fit gs:min-w-5 gs:items-center gs:justify-center gs:px-1.5 gs:forced-colors:border",
  {
    variants: {
      variant: {
        act: "gs:rounded-full gs:bg-act gs:text-on-act",
        line: "gs:rounded-sm gs:border gs:border-line gs:text-ink-muted",
        inverse: "gs:rounded-sm gs:bg-inverse gs:text-on-inverse",
        header: "gs:rounded-full gs:bg-on-header gs:text-header",
      } satisfies Record<BadgeVariant, string>,
    },
  },
);
