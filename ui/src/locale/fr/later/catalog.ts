const files = import.meta.glob<Record<string, string>>("./*.json", {
  eager: true,
  import: "default",
});

/** The texts of components that are loaded when they are opened, as one catalog. */
export const catalog: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files));
