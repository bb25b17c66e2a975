import type { Payment } from "../../../domain/payments/schema.ts";
import { type DepositStanding, leftInWords, missingCents, missingNote } from "./deposit-parts.ts";
import { doneDisc } from "./marks.ts";
import { escaped, facts, link, type Markup, type Page } from "./markup.ts";
import type { Visitor } from "./visitor.ts";

/** The balance as a board shows it, a flap for each digit; a screen reader is given the amount alone. */
function newBalance({ say, money, balance }: Visitor): Markup {
  const amount = money(balance);
  const flaps = [...amount].map((character) =>
    /\d/.test(character) ? `<b>${character}</b>` : `<span>${escaped(character)}</span>`,
  );
  return `<p class="new-balance"><span>${escaped(say("newBalance"))}</span> <span class="only-read">${escaped(amount)}</span><span class="flaps" aria-hidden="true">${flaps.join("")}</span></p>`;
}

/** The bet for which somebody came: nothing of it is placed here. */
function waitingBet(visitor: Visitor, standing: DepositStanding): Markup {
  const { say, money, visit } = visitor;
  if (visit.stakeCents === null) return "";
  if (missingCents(visitor) > 0) return missingNote(visitor, standing);
  const text = say("betWaitsText", { stake: money(visit.stakeCents) });
  return `<div class="card"><h2>${escaped(say("betWaits"))}</h2><p>${escaped(text)}</p></div>`;
}

function ends({ base, say, visit }: Visitor): Markup {
  const history = link(`${base}/history`, say("toHistory"));
  const isMain = visit.stakeCents === null;
  const close = `<button type="button"${isMain ? ' class="main"' : ""} data-close>${escaped(say("close"))}</button>`;
  const back = isMain
    ? ""
    : `<button type="button" class="main pay" data-back-to-bet>${escaped(say("backToBet"))}</button>`;
  return `${back}<div class="buttons">${history}${close}</div>`;
}

/** A deposit that is on the balance, and the way back to the bet that it was for. */
export function depositDone(
  visitor: Visitor,
  { cents, reference }: Payment,
  standing: DepositStanding,
): Page {
  const { say, money } = visitor;
  const said = `${doneDisc}<p class="done">${escaped(say("done", { amount: money(cents) }))}</p>`;
  const left = `<p class="hint">${escaped(leftInWords(visitor, standing))}</p>`;
  return {
    title: say("doneTitle"),
    body:
      said +
      newBalance(visitor) +
      waitingBet(visitor, standing) +
      facts([[say("reference"), reference]]) +
      ends(visitor) +
      left,
  };
}
