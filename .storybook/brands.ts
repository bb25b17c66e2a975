import type { Brand } from "@grandstand/ui/provider";

/** Each further brand's data, by the path of its file. */
const files = import.meta.glob<Brand>("../brands/*/brand.json", { eager: true, import: "default" });

const byCode = Object.fromEntries(
  Object.entries(files).map(([path, brand]) => [path.split("/").at(-2) ?? "", brand]),
);

/** The names of the toolbar's choices, by the brand's code. */
export const brandNames: Readonly<Record<string, string>> = {
  grandstand: "Grandstand",
  ...Object.fromEntries(Object.entries(byCode).map(([code, { name }]) => [code, name])),
};

/** A further brand by its code; undefined for the first one. */
export function brandOf(code: unknown): (Brand & { readonly code: string }) | undefined {
  const brand = byCode[String(code)];
  return brand && { code: String(code), ...brand };
}
