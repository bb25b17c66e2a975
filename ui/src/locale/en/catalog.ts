const files = import.meta.glob<Record<string, string>>("./*.json", {
  eager: true,
  import: "default",
});

/** All of this folder's files as one catalog. */
export const catalog: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files));
