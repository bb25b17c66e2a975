export { useOwnPage } from "./use-own-page.ts";
