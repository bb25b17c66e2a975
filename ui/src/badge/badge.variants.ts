import { cva } from "class-variance-authority";

/** `act` is a count of what is yours; `line` and `inverse` are words; `header` stands on the header, which is dark in every theme. */
export const badgeVariants = ["act", "line", "inverse", "header"] as const;
export type BadgeVariant = (typeof badgeVariants)[number];

export const badge = cva(
  "type-caption tabular inline-flex h-5 w-fit min-w-5 items-center justify-center px-1.5 forced-colors:border",
  {
    variants: {
      variant: {
        act: "rounded-full bg-act text-on-act",
        line: "rounded-sm border border-line text-ink-muted",
        inverse: "rounded-sm bg-inverse text-on-inverse",
        header: "rounded-full bg-on-header text-header",
      } satisfies Record<BadgeVariant, string>,
    },
  },
);
