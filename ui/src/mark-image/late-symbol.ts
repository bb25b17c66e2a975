import { largeFrom, symbolId } from "../mark/symbol-id.ts";

const asked = new Set<string>();

/**
 * Has the symbol of a mark drawn where the document has none: of what came after it. The code for that is loaded with
 * the first one. Where that fails, the next image asks again.
 */
export function askForSymbol(name: string, size: number): void {
  const id = symbolId(name, size >= largeFrom);
  if (asked.has(id)) return;
  asked.add(id);
  if (document.getElementById(id)) return;
  import("../mark-sheet/late-sheet.tsx").then(
    ({ drawLate }) => drawLate(name, size),
    () => asked.delete(id),
  );
}
