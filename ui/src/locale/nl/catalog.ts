const files = import.meta.glob<Record<string, string>>("./*.json", {
  eager: true,
  import: "default",
});

/** What every page begins with, as one catalog. */
export const catalog: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files));
