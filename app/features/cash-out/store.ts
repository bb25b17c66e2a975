import type { Language } from "@grandstand/contract/entities";
import {
  answerCashOut,
  type CashOut,
  type CashOutChoice,
  canAccept,
  choiceOf,
  chooseCashOut,
  refuseCashOut,
  restoreCashOut,
  resumeCashOut,
  sendCashOut,
  serialiseCashOut,
  showQuote,
  startCashOut,
} from "@grandstand/rules/cash-out";
import { lookupDelay } from "@grandstand/rules/placement";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import type { Connection } from "../../core/realtime/connection.ts";
import type { SessionStore } from "../../core/session/session.ts";
import { type Storage, storageKeys } from "../../core/storage/storage.ts";
import { askQuote, lookUpQuote, sendAcceptance } from "./api.ts";

export interface CashOutSurroundings {
  readonly api: CallApi;
  readonly storage: Storage;
  readonly language: Language;
  readonly now: () => number;
  readonly session: SessionStore;
  readonly connection: StoreApi<Connection>;
  readonly setTimer: (run: () => void, milliseconds: number) => void;
  /** A cash-out was paid: `amount` in cents. */
  readonly onPaid: (amount: number) => void;
}

export interface CashOutState {
  /** The bet that is cashed out, and how far that is; null where none is. */
  readonly betId: string | null;
  readonly cashOut: CashOut | null;
}

export interface CashOutStore extends StoreApi<CashOutState> {
  /** Asks for a quote of the bet; again, where there was one, and with what was chosen of it. */
  ask(betId: string): Promise<void>;
  choose(choice: CashOutChoice): void;
  /** Accepts what is shown, once. A press while something is under way does nothing. */
  accept(): Promise<void>;
  close(): void;
  /** Takes up a cash-out whose page went away before its answer came; answers its bet, or null. */
  resume(): string | null;
}

/**
 * Takes one bet from the quote to the payment. What is sent is kept in the browser before it leaves;
 * a lost answer is asked for until it is known, and never sent again (`docs/decisions`, once only).
 */
export function createCashOutStore(surroundings: CashOutSurroundings): CashOutStore {
  const { api, storage, language, now, session, connection } = surroundings;
  const store = createStore<CashOutState>(() => ({ betId: null, cashOut: null }));
  const userId = () => session.getState().user?.id ?? null;
  const current = () => store.getState().cashOut;
  /** Counts the questions, so that a late answer does not change the next one. */
  let question = 0;

  function take(next: CashOut) {
    const before = current()?.status;
    const isNew = next.status === "paid" && before !== "paid";
    const wasUnderWay = before === "accepting" || before === "unknown";
    store.setState({ cashOut: next });
    if (next.status === "accepting" || next.status === "unknown") return;
    // A mere quote forgets nothing: what is kept may be another person's who shares this browser.
    if (wasUnderWay) storage.remove(storageKeys.cashOut);
    if (isNew && next.status === "paid") {
      surroundings.onPaid(next.amount);
      void session.refreshBalance();
    }
  }

  function askLater() {
    const waiting = current();
    if (waiting?.status !== "unknown") return;
    const owner = userId();
    surroundings.setTimer(async () => {
      if (owner === null || userId() !== owner || current() !== waiting) return;
      const found = await lookUpQuote(api, waiting);
      if (current() !== waiting) return;
      take(answerCashOut(waiting, found));
      askLater();
    }, lookupDelay(waiting.lookups));
  }

  // What belongs to one person is not shown to the next; what was under way stays in the browser for
  // its owner, and is taken up again when they are back.
  session.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id || current() === null) return;
    question += 1;
    store.setState({ betId: null, cashOut: null });
  });

  return {
    ...store,
    async ask(betId) {
      const { betId: before, cashOut } = store.getState();
      if (cashOut?.status === "accepting" || cashOut?.status === "unknown") return;
      question += 1;
      const own = question;
      const choice = choiceOf(betId === before ? cashOut : null);
      store.setState({ betId, cashOut: startCashOut(choice) });
      const outcome = await askQuote(api, betId, language);
      if (own !== question || current()?.status !== "quoting") return;
      take(
        outcome.kind === "quoted"
          ? showQuote(outcome.quote, choice)
          : refuseCashOut(outcome.code, outcome.message),
      );
    },
    choose(choice) {
      const { cashOut } = store.getState();
      if (cashOut) store.setState({ cashOut: chooseCashOut(cashOut, choice) });
    },
    async accept() {
      const { cashOut } = store.getState();
      const owner = userId();
      if (owner === null || cashOut === null || !canAccept(cashOut, now())) return;
      const sending = sendCashOut(cashOut, now());
      if (sending.status !== "accepting") return;
      const { quote, amount } = sending;
      storage.write(storageKeys.cashOut, serialiseCashOut({ userId: owner, quote, amount }));
      store.setState({ cashOut: sending });
      const { isOnline } = connection.getState();
      const answer = await sendAcceptance(api, sending, { language, isOnline });
      if (current() !== sending) return;
      take(answerCashOut(sending, answer));
      askLater();
    },
    close() {
      const { cashOut } = store.getState();
      // What is under way goes on being asked for; the panel opens on it again.
      if (cashOut?.status === "accepting" || cashOut?.status === "unknown") return;
      question += 1;
      store.setState({ betId: null, cashOut: null });
    },
    resume() {
      const owner = userId();
      if (owner === null || store.getState().cashOut !== null) return null;
      const pending = restoreCashOut(storage.read(storageKeys.cashOut), owner);
      if (pending === null) return null;
      const { quote, amount } = pending;
      store.setState({ betId: quote.betId, cashOut: resumeCashOut(quote, amount) });
      askLater();
      return quote.betId;
    },
  };
}
