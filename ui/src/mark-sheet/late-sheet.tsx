import { createRoot, type Root } from "react-dom/client";
import { markOfCode } from "../mark/mark-code.ts";
import { MarkSheet, type NamedMark } from "./mark-sheet.tsx";

const marks = new Map<string, NamedMark>();
let root: Root | null = null;

/** Adds a mark to the sheet of what came after the document; a name that says no mark adds nothing. */
export function drawLate(name: string, size: number): void {
  const mark = markOfCode(name);
  if (mark === null) return;
  const sizes = marks.get(name)?.sizes ?? [];
  marks.set(name, { ...mark, name, sizes: [...sizes, size] });
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<MarkSheet marks={[...marks.values()]} prefix="gs-late" />);
}
