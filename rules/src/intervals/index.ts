// biome-ignore lint/performance/noReExportAll: under one name; a bundle leaves out what is not used of it
export * as intervals from "./intervals.ts";
// biome-ignore lint/performance/noReExportAll: the same
export * as thresholds from "./thresholds.ts";
export { type UpdatePaceName, updatePaceNames, updatePaces } from "./update-paces.ts";
