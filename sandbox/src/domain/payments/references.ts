import { randomInt } from "node:crypto";

const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** What a person may quote of a payment: eight signs that are not mistaken for each other. */
export function newReference(prefix: "D" | "W"): string {
  return `${prefix}-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join("")}`;
}
