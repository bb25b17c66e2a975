export { Badge, type BadgeProps, CountBadge, type CountBadgeProps } from "./badge.tsx";
export { type BadgeVariant, badgeVariants } from "./badge.variants.ts";
