import type { Locator } from "playwright";
import type { BookedBet } from "./ledger.ts";
import { amountIn, type PageWords } from "./person.ts";

/** What a receipt says, as it reads. */
export interface ReadReceipt {
  readonly reference: string;
  /** Cents; null where it says none. */
  readonly stake: number | null;
  readonly return: number | null;
  /** The accepted price of each selection, none where one price is for all of them; null where only that is shown. */
  readonly odds: readonly string[] | null;
}

type BetOfReceipt = Pick<
  BookedBet,
  "reference" | "stake" | "potential_return" | "selections" | "builder"
>;

/** Odds are written in hundredths. */
const precision = 0.005 + 1e-9;

function isSameOdds(written: string, odds: number | string): boolean {
  if (typeof odds === "string") return written === odds;
  return Math.abs(Number(written) - odds) <= precision;
}

/** In what a receipt differs from the bet of the books; nothing where both say the same. */
export function receiptDifferences(read: ReadReceipt, bet: BetOfReceipt): readonly string[] {
  const odds = bet.builder ? [] : bet.selections.map((selection) => selection.odds);
  const isSame =
    read.odds === null ||
    (odds.length === read.odds.length &&
      odds.every((price, index) => isSameOdds(read.odds?.[index] ?? "", price)));
  return [
    ...(read.reference === bet.reference ? [] : [`${read.reference} is ${bet.reference}`]),
    ...(read.stake === bet.stake ? [] : [`it says a stake of ${read.stake}, the bet ${bet.stake}`]),
    ...(read.return === bet.potential_return
      ? []
      : [`it says a return of ${read.return}, the bet ${bet.potential_return}`]),
    ...(isSame ? [] : [`it says odds of ${read.odds?.join(", ")}, the bet ${odds.join(", ")}`]),
  ];
}

/** What is wrong with receipts, one for each of these bets; nothing where each is its bet's. */
export function wrongReceipts(
  receipts: readonly ReadReceipt[],
  bets: readonly BetOfReceipt[],
): readonly string[] {
  const wrong = receipts.flatMap((read) => {
    const bet = bets.find(({ reference }) => reference === read.reference);
    if (!bet) return [`${read.reference} is no bet of this press`];
    return receiptDifferences(read, bet).map((difference) => `${read.reference}: ${difference}`);
  });
  const missing = bets
    .filter((bet) => receipts.every(({ reference }) => reference !== bet.reference))
    .map(({ reference }) => `${reference} has no receipt`);
  return [...wrong, ...missing];
}

/** The names of a receipt's figures: of one just placed, or of a card in the list of bets. */
const figures = {
  placed: { stake: "bet-slip.receipt.stake", return: "bet-slip.summary.return" },
  listed: { stake: "bet-summary.stake", return: "bet-summary.return" },
} as const;

/** Reads receipts of one kind, each at one moment. */
export async function readReceipts(
  articles: Locator,
  { exact }: PageWords,
  kind: keyof typeof figures,
): Promise<readonly ReadReceipt[]> {
  const raw = await articles.evaluateAll((all) =>
    all.map((article) => ({
      text: `${article.textContent} ${article.querySelector("h2 a, h3 a")?.getAttribute("href")}`,
      odds: [...article.querySelectorAll(":scope li dl > div:first-child > dd")].map(
        (price) => price.textContent ?? "",
      ),
      figures: [...article.querySelectorAll("dl > div")]
        .filter((row) => row.closest("li") === null || row.closest("li")?.contains(article))
        .map((row) => [
          row.querySelector("dt")?.textContent?.trim() ?? "",
          row.querySelector("dd")?.textContent ?? "",
        ]),
    })),
  );
  return raw.map(({ text, odds, figures: rows }) => {
    const amountOf = (name: "stake" | "return") => {
      // A system's return is one at most.
      const row = rows.find(
        ([term = ""]) =>
          exact(figures[kind][name]).test(term) ||
          (name === "return" && exact("bet-summary.return.most").test(term)) ||
          (name === "stake" && exact("bet-summary.stake.free").test(term)),
      );
      return amountIn(row?.[1] ?? "");
    };
    return {
      reference: /GS-\w{4}-\w{4}/.exec(text)?.[0] ?? "",
      stake: amountOf("stake"),
      return: amountOf("return"),
      odds: kind === "listed" ? null : odds,
    };
  });
}
