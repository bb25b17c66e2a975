import { lazyPart } from "../load-code/index.ts";

/** Most matches are counted in goals. */
export const TennisHead = lazyPart(async () => (await import("./tennis-head.tsx")).TennisHead);
export const MapHead = lazyPart(async () => (await import("./map-head.tsx")).MapHead);
