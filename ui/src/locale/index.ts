export { loadCatalog, loadFirstCatalog, loadLaterCatalog } from "./catalogs.ts";
