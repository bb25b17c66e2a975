import type { Payment } from "../../../domain/payments/schema.ts";
import { depositDone } from "./deposit-done.ts";
import type { DepositStanding } from "./deposit-parts.ts";
import { escaped, facts, link, type Markup, notice, type Page } from "./markup.ts";
import type { Visitor } from "./visitor.ts";
import { explainRefusal } from "./wording.ts";

function ends({ base, say }: Visitor, again: "deposit" | "withdraw" | null): Markup {
  const retry = again ? link(`${base}/${again}`, say("again")) : "";
  return `<div class="buttons">${retry}${link(`${base}/history`, say("toHistory"))}<button type="button" class="main" data-close>${escaped(say("close"))}</button></div>`;
}

function result(
  visitor: Visitor,
  payment: Payment,
  { title, text, isGood }: { title: string; text: string; isGood: boolean },
): Page {
  const { say } = visitor;
  const isRefused = payment.state === "refused";
  const again = isRefused ? (payment.kind === "deposit" ? "deposit" : "withdraw") : null;
  return {
    title,
    body: `${notice(isGood ? "good" : "wrong", text)}${facts([[say("reference"), payment.reference]])}${ends(visitor, again)}`,
  };
}

function depositResult(visitor: Visitor, payment: Payment, standing: DepositStanding): Page {
  const { say, money, visit } = visitor;
  const { reference, cents, state } = payment;
  const amount = money(cents);
  if (state === "done") {
    return {
      ...depositDone(visitor, payment, standing),
      message: { type: "cashier:deposit-done", payload: { reference, cents } },
    };
  }
  if (state === "waiting") {
    return result(visitor, payment, {
      title: say("waitingTitle"),
      text: say("waiting", { amount }),
      isGood: true,
    });
  }
  const text = explainRefusal(payment.refusal ?? { why: "unknown" }, visit.language);
  return result(visitor, payment, { title: say("refusedTitle"), text, isGood: false });
}

function withdrawalResult(visitor: Visitor, payment: Payment): Page {
  const { say, money } = visitor;
  const { reference, cents, state } = payment;
  const amount = money(cents);
  if (state === "waiting") {
    return {
      ...result(visitor, payment, {
        title: say("withdrawnTitle"),
        text: say("withdrawn", { amount }),
        isGood: true,
      }),
      message: { type: "cashier:withdrawal-requested", payload: { reference, cents } },
    };
  }
  return state === "done"
    ? result(visitor, payment, {
        title: say("withdrawPaidTitle"),
        text: say("withdrawPaid", { amount }),
        isGood: true,
      })
    : result(visitor, payment, {
        title: say("withdrawRefusedTitle"),
        text: say("withdrawRefused", { amount }),
        isGood: false,
      });
}

/** The step at a bank: 3-D of a card, or the page of the bank that somebody was sent to. */
function confirmPage(visitor: Visitor, payment: Payment): Page {
  const { say, money, base } = visitor;
  const amount = money(payment.cents);
  const isBank = payment.method === "bank";
  const intro = isBank ? say("bankIntro", { amount }) : say("confirmIntro", { amount });
  const address = `${base}/payment/${payment.id}`;
  return {
    title: isBank ? say("bankTitle", { bank: payment.detail }) : say("confirmTitle"),
    body: `<p>${escaped(intro)}</p><form method="post" action="${address}/answer" data-look-up="${address}"><div class="buttons"><button name="answer" value="confirm" class="main">${escaped(say("confirm"))}</button><button name="answer" value="refuse">${escaped(say("refuse"))}</button></div></form>`,
  };
}

/** What became of a payment, or the step that it waits for. */
export function paymentPage(visitor: Visitor, payment: Payment, standing: DepositStanding): Page {
  if (payment.kind === "withdrawal") return withdrawalResult(visitor, payment);
  const waitsForPerson = payment.state === "waiting" && payment.authorisedAt === null;
  return waitsForPerson ? confirmPage(visitor, payment) : depositResult(visitor, payment, standing);
}

/** An attempt that never arrived, and can't any more. */
export function lostPage(visitor: Visitor, kind: Payment["kind"]): Page {
  const { say } = visitor;
  const isDeposit = kind === "deposit";
  return {
    title: say(isDeposit ? "lostTitle" : "lostWithdrawalTitle"),
    body:
      notice("wrong", say(isDeposit ? "lost" : "lostWithdrawal")) +
      ends(visitor, isDeposit ? "deposit" : "withdraw"),
  };
}
