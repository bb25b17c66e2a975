export { Link, type LinkProps } from "./link.tsx";
export { type LinkVariant, linkVariants } from "./link.variants.ts";
