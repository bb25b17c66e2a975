import { parseAmount } from "../money/index.ts";

/** The least and the most that one deposit by wallet may be, in whole euro (A5, A9). */
export const walletAmounts = { lowest: 1, highest: 100_000 } as const;

/**
 * Reads an amount of whole euro, written as any other amount or with the currency's sign, as the field writes its
 * limits; null for what a wallet doesn't deposit (A5). `sign` is the currency's, as the field writes it.
 */
export function readWalletAmount(text: string, sign: string): number | null {
  const parsed = parseAmount(withoutSign(text.trim(), sign), {
    minimum: walletAmounts.lowest * 100,
    maximum: walletAmounts.highest * 100,
  });
  return parsed.ok && parsed.cents % 100 === 0 ? parsed.cents / 100 : null;
}

function withoutSign(text: string, sign: string): string {
  if (text.startsWith(sign)) return text.slice(sign.length);
  return text.endsWith(sign) ? text.slice(0, -sign.length) : text;
}
