export { Badge, type BadgeProps, CountBadge, type CountBadgeProps } from "./badge.tsx";
export { type BadgeLook, badgeLooks } from "./badge.variants.ts";
