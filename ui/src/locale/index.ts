export { loadCatalog } from "./catalogs.ts";
