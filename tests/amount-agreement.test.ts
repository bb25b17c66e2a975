import { validateWallet } from "@grandstand/contract/wallet";
import { readWalletAmount } from "@grandstand/rules/cashier-access";
import { readLimitValue } from "@grandstand/rules/limits";
import { amountLimits, formatAmountInput, parseAmount } from "@grandstand/rules/money";
import { maximumStake } from "@grandstand/sandbox/src/domain/betslip/checks.ts";
import { isPossible, limitNames } from "@grandstand/sandbox/src/domain/limits/limits.ts";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";

/** Entries that are made up for each field. */
const entries = { numRuns: 2_000 };

/** Amounts as people type them, in the three languages, and what is none. */
const digits = fc.oneof(
  fc.nat(30_000_000).map(String),
  fc.constantFrom("0", "9", "10", "1440", "1441", "100000", "100000.01", "1100", "1100,01"),
);
const typed = fc.oneof(
  digits,
  fc
    .tuple(fc.nat(30_000_000), fc.constantFrom("fr", "nl", "en"))
    .map(([cents, language]) => formatAmountInput(cents, language)),
  fc
    .array(
      fc.constantFrom(...[..."0123456789"], ".", ",", " ", "\u00a0", "-", "+", "e", "€", "٣"),
      {
        maxLength: 9,
      },
    )
    .map((parts) => parts.join("")),
);
const walletAmount = validateWallet.body.entries.amount;

describe("page and operator", () => {
  it("[CASHIER-ACCESS-12] agree on what a wallet deposits, as typed and as sent", () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: -5, max: 250_000 }), (text, euro) => {
        const read = readWalletAmount(text, "€");
        if (read !== null) expect(v.is(walletAmount, read)).toBe(true);
        expect(readWalletAmount(String(euro), "€") !== null).toBe(v.is(walletAmount, euro));
      }),
      entries,
    );
  });

  it.each(limitNames)(
    "[LIMITS-45] agree on the limit of $kind a $period, as typed and as sent",
    (name) => {
      const value = fc.oneof(
        fc.nat(30_000_000),
        fc.nat(2_000),
        fc.constantFrom(10_000_000, 10_000_001),
      );
      fc.assert(
        fc.property(typed, value, (text, sent) => {
          const read = readLimitValue(name.kind, text);
          if (read !== undefined) expect(isPossible(name, read)).toBe(true);
          const written = name.kind === "session" ? String(sent) : formatAmountInput(sent, "nl");
          expect(readLimitValue(name.kind, written) === sent).toBe(isPossible(name, sent));
        }),
        entries,
      );
    },
  );

  it("[MONEY-16] agree on the highest stake of a line, to the cent", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.nat(300_000), fc.integer({ min: 109_990, max: 110_010 })),
        (cents) => {
          const { ok } = parseAmount(formatAmountInput(cents, "fr"), amountLimits.slipStake);
          expect(ok).toBe(cents <= maximumStake);
        },
      ),
      entries,
    );
  });
});
