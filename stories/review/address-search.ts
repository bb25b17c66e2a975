/**
 * The words searched for in an address of Storybook, as in `&args=search:cool_off.popup.title`; empty without any.
 * Storybook itself leaves such an argument out: it allows no dot in one.
 */
export function searchIn(query: string): string {
  const args = new URLSearchParams(query).get("args")?.split(";") ?? [];
  const name = "search:";
  return args.find((arg) => arg.startsWith(name))?.slice(name.length) ?? "";
}
