/** What the name of the sport account has after the username (A3, A9). */
const suffix = "sport";

/** The name by which the sport side knows a person (A3). */
export function sportAccountName(username: string): string {
  return username + suffix;
}
