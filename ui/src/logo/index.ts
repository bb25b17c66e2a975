export { HomeLink } from "./home-link.tsx";
export { Logo, type LogoProps } from "./logo.tsx";
export { type LogoSize, logoSizes } from "./logo.variants.ts";
