/** What became of the boost of a placed bet (B3, B4). */
export type BoostResult = "none" | "won" | "lost" | "pending";

/** Reads the server's answer: whether there is a boost, and 1 for won, 0 for lost, else pending. */
export function boostResult(answer: { status: boolean; paid: number | null }): BoostResult {
  if (!answer.status) return "none";
  if (answer.paid === 1) return "won";
  return answer.paid === 0 ? "lost" : "pending";
}
