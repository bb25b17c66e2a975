import { barOfWithdrawal } from "../../domain/payments/refusals.ts";
import { requestWithdrawal } from "../../domain/payments/withdrawals.ts";
import type { CashierDependencies } from "./dependencies.ts";
import { highestPayment, keyOf, lowestPayment, readWithdrawal } from "./pages/forms.ts";
import type { Pages } from "./pages/page-routes.ts";
import { withdrawCheckPage, withdrawPage } from "./pages/withdraw.ts";
import { explainRefusal } from "./pages/wording.ts";

/** Withdrawals: the form, its check, and the request. What became of one has its page among the payments. */
export function addWithdrawalPages(
  pages: Pages,
  { database, world, publisher }: CashierDependencies,
): void {
  pages.get("/withdraw", async (visitor) =>
    withdrawPage(visitor, barOfWithdrawal(visitor.account)),
  );
  pages.post("/withdraw", async (visitor, typed) => {
    const bar = barOfWithdrawal(visitor.account);
    const { cents, problems } = readWithdrawal(visitor, typed);
    if (bar || Object.keys(problems).length > 0) return withdrawPage(visitor, bar, typed, problems);
    return withdrawCheckPage(visitor, cents, typed);
  });
  pages.post("/withdraw/confirm", async (visitor, typed) => {
    const { cents, problems } = readWithdrawal(visitor, typed);
    const id = keyOf(typed);
    const request = { accountId: visitor.account.id, cents, iban: typed.iban ?? "" };
    // Sent again, the amount has left the balance already: the key decides, and not what is left.
    const isAmount = cents >= lowestPayment && cents <= highestPayment;
    if (id === null || problems.iban || !isAmount) {
      return withdrawPage(visitor, null, typed, problems);
    }
    const requested = await requestWithdrawal(database, { id, ...request }, world.now());
    if ("refusal" in requested) {
      const text = explainRefusal(requested.refusal, visitor.visit.language);
      return withdrawPage(visitor, barOfWithdrawal(visitor.account), typed, { amount: text });
    }
    publisher.announce("update_balance");
    return `/payment/${requested.paymentId}`;
  });
}
