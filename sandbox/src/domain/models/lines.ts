/** A line as a key may hold it: 2.5 is "2_5". */
export function lineKey(line: number): string {
  return String(line).replace(".", "_");
}
