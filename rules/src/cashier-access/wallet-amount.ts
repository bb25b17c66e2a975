/** The least and the most that one deposit by wallet may be, in whole euro (A5, A9). */
export const walletAmounts = { lowest: 1, highest: 100_000 } as const;

/** Reads an amount of whole euro; null for what a wallet doesn't deposit (A5). */
export function readWalletAmount(text: string): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const euro = Number(text);
  return euro >= walletAmounts.lowest && euro <= walletAmounts.highest ? euro : null;
}
