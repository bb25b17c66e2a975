import type { Catalog, Catalogs } from "../locale/index.ts";

const accented: Readonly<Record<string, string>> = {
  a: "á",
  c: "ç",
  e: "é",
  i: "í",
  n: "ñ",
  o: "ö",
  s: "š",
  u: "ü",
  y: "ý",
  z: "ž",
};

/**
 * A language that no one speaks: every text 40 % longer and with accents, variables and tags kept.
 * Whatever stays plain on the screen is not in the catalogs; whatever breaks has no room to grow.
 */
export function pseudoCatalogs(catalogs: Catalogs): Catalogs {
  const stretchAll = (catalog: Catalog) =>
    Object.fromEntries(Object.entries(catalog).map(([key, text]) => [key, stretch(text)]));
  return Object.fromEntries(
    Object.entries(catalogs).map(([namespace, catalog]) => [namespace, stretchAll(catalog)]),
  );
}

function stretch(text: string): string {
  const parts = text.split(/(\{\{[^}]*\}\}|<[^>]*>)/);
  const plain = parts.filter((_, index) => index % 2 === 0).join("");
  if (plain.trim() === "") return text;
  const longer = parts.map((part, index) => (index % 2 === 0 ? accent(part) : part)).join("");
  return `${longer}${"~".repeat(Math.ceil(plain.length * 0.4))}`;
}

function accent(text: string): string {
  return [...text].map((letter) => accented[letter] ?? letter).join("");
}
