/**
 * A date of birth as it settles on leaving the field: dd/MM/yyyy of eight digits, of other separators,
 * and of what a browser fills in. Every other text stays as it was typed (docs/decisions/09).
 */
export function settleDate(text: string): string {
  const typed = text.trim();
  const [, year, month = "", day = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  if (year !== undefined) return written(day, month, year);
  const parts =
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ??
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(typed);
  return parts === null ? text : written(parts[1] ?? "", parts[2] ?? "", parts[3] ?? "");
}

function written(day: string, month: string, year: string): string {
  return `${day.padStart(2, "0")}/${month.padStart(2, "0")}/${year}`;
}
