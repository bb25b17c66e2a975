export {
  type Catalog,
  type Catalogs,
  loadCatalogs,
  type WordingNamespace,
  wordingNamespaces,
} from "./catalogs.ts";
export { isOneOf } from "./is-one-of.ts";
export type { PluralKey, WordingKey } from "./keys.ts";
