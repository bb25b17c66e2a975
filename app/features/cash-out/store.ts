import type { Language } from "@grandstand/contract/entities";
import {
  type CashOut,
  type CashOutChoice,
  type CashOutOperation,
  type CashOutOrder,
  cashOutOf,
  choiceOf,
  chooseCashOut,
  orderOf,
  readCashOutOrder,
  refuseCashOut,
  showQuote,
  startCashOut,
} from "@grandstand/rules/cash-out";
import type { Draft } from "@grandstand/rules/operation";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import { createLatest } from "../../core/fetched/latest.ts";
import { createOperation, type OperationSite } from "../../core/operation/index.ts";
import type { Connection } from "../../core/realtime/connection.ts";
import type { SessionStore } from "../../core/session/session.ts";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { fetchQuote, lookUpQuote, sendAcceptance } from "./api.ts";

export interface CashOutDependencies extends OperationSite {
  readonly api: CallApi;
  readonly language: Language;
  readonly session: SessionStore;
  readonly connection: StoreApi<Connection>;
  /** A cash-out was paid: `amount` in cents. */
  readonly onPaid: (amount: number) => void;
}

export interface CashOutState {
  /** The bet that is cashed out, and how far that is; null where none is. */
  readonly betId: string | null;
  readonly cashOut: CashOut | null;
}

export interface CashOutStore extends StoreApi<CashOutState> {
  /** Fetches a quote of the bet; where there was one, fetches it again with what was chosen of it. */
  quote(betId: string): Promise<void>;
  choose(choice: CashOutChoice): void;
  /** Accepts what is shown, once. A press while something is under way does nothing. */
  accept(): Promise<void>;
  close(): void;
  /** Takes up a cash-out whose page went away before its answer came; answers its bet, or null. */
  resume(): string | null;
}

/** Takes one bet from the quote to the payment: the acceptance is an operation under the quote's id. */
export function createCashOutStore(dependencies: CashOutDependencies): CashOutStore {
  const { api, language, now, session } = dependencies;
  const store = createStore<CashOutState>(() => ({ betId: null, cashOut: null }));
  const current = () => store.getState().cashOut;
  const operation = createOperation({
    ...dependencies,
    submit: ({ payload }: Draft<CashOutOrder>) => sendAcceptance(api, payload, language),
    lookUp: ({ payload }) => lookUpQuote(api, payload),
    record: { key: lateStorageKeys.cashOut, readPayload: readCashOutOrder, keepsReturned: false },
    onChange: show,
    onSettled: settle,
  });
  const latest = createLatest();

  function show([acceptance]: readonly CashOutOperation[]) {
    if (acceptance === undefined) return;
    const { betId } = acceptance.payload.quote;
    store.setState({ betId, cashOut: cashOutOf(acceptance) });
  }

  function settle(operations: readonly CashOutOperation[]) {
    for (const acceptance of operations) {
      if (acceptance.status !== "done") continue;
      dependencies.onPaid(acceptance.result);
      void session.refreshBalance();
    }
  }

  // What belongs to one person is not shown to the next; what was under way stays in the browser for
  // its owner, and is taken up again when they are back.
  session.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id || current() === null) return;
    latest.end();
    operation.forget();
    store.setState({ betId: null, cashOut: null });
  });

  return {
    ...store,
    async quote(betId) {
      const { betId: before, cashOut } = store.getState();
      if (cashOut?.status === "accepting" || cashOut?.status === "unknown") return;
      const signal = latest.begin();
      const choice = choiceOf(betId === before ? cashOut : null);
      store.setState({ betId, cashOut: startCashOut(choice) });
      const outcome = await fetchQuote(api, betId, language, signal);
      if (signal.aborted || current()?.status !== "quoting") return;
      store.setState({
        cashOut:
          outcome.kind === "quoted"
            ? showQuote(outcome.quote, choice)
            : refuseCashOut(outcome.code, outcome.message),
      });
    },
    choose(choice) {
      const { cashOut } = store.getState();
      if (cashOut) store.setState({ cashOut: chooseCashOut(cashOut, choice) });
    },
    async accept() {
      const quoted = current();
      const order = quoted && orderOf(quoted, now());
      if (order === null || session.getState().user === null) return;
      const accepting: CashOut = { status: "accepting", ...order };
      store.setState({ cashOut: accepting });
      await operation.press(async () => [{ key: order.quote.id, payload: order }]);
      // Nothing has left, because another one is under way: the quote remains.
      if (current() === accepting) store.setState({ cashOut: quoted });
    },
    close() {
      const { cashOut } = store.getState();
      // What is under way is still looked up; the panel opens on it again.
      if (cashOut?.status === "accepting" || cashOut?.status === "unknown") return;
      latest.end();
      store.setState({ betId: null, cashOut: null });
    },
    resume() {
      const owner = session.getState().user?.id;
      if (owner === undefined || current() !== null || !operation.resume(owner)) return null;
      return store.getState().betId;
    },
  };
}
