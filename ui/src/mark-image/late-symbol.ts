import { isFlag, largeFrom, symbolId } from "../mark/symbol-id.ts";

const requested = new Set<string>();

/**
 * Has the symbol of a mark drawn where the document has none: of what came after it. The code for that is loaded with
 * the first one. Where that fails, the next image requests it again.
 */
export function requestSymbol(name: string, size: number): void {
  const id = symbolId(name, size >= largeFrom);
  if (isFlag(name) || requested.has(id)) return;
  requested.add(id);
  if (document.getElementById(id)) return;
  import("../mark-sheet/late-sheet.tsx").then(
    ({ drawLate }) => drawLate(name, size),
    () => requested.delete(id),
  );
}
