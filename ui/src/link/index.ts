export { Link, type LinkProps } from "./link.tsx";
export { type LinkLook, linkLooks } from "./link.variants.ts";
