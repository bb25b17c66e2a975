import { acceptCashOut, lookUpCashOut, quoteCashOut } from "@grandstand/contract/cash-out";
import type { CashOutPanelProps } from "@grandstand/ui/cash-out-panel";
import { cashOutPanelStates } from "@grandstand/ui/cash-out-panel/states";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { createCashOutStore } from "../../features/cash-out/store.ts";
import { noon } from "../fake-time.ts";
import { keyOf, type MoneyUser, openPage, type Shown } from "./money-user.ts";
import { textsLike } from "./shown-texts.ts";

/** An offer for the whole bet. */
export function quoteOf(number: number) {
  return {
    id: keyOf(number),
    bet_id: "bet-1",
    amount: 901,
    running_share: "1/1",
    stake: 1_000,
    potential_return: 2_000,
    partial: null,
    quoted_at: new Date(noon).toISOString(),
    expires_at: new Date(noon + 600_000).toISOString(),
  };
}

const statesOf = {
  done: "accepted",
  refused: "refused",
  running: "running",
  "not-found": "not-accepted",
} as const;

/** The whole of a bet, cashed out. */
export const cashOutUser: MoneyUser = {
  name: "the cash-out",
  recordKey: lateStorageKeys.cashOut,
  conflictCode: null,
  keepsKey: true,
  wire(server, decisions) {
    let quotes = 0;
    server.on(quoteCashOut, () => {
      quotes += 1;
      return { quote: quoteOf(quotes), code: null, message: null };
    });
    const nothing = { bet: null, code: null, message: null };
    server.on(acceptCashOut, async ({ body }) => {
      const quote_id = body?.quote_id ?? "";
      const reply = await decisions.submit(quote_id);
      if (typeof reply !== "string") return reply;
      const status = reply === "done" ? ("ACCEPTED" as const) : ("REFUSED" as const);
      return { status, quote_id, ...nothing, requote: null };
    });
    server.on(lookUpCashOut, ({ path }) => {
      return { state: statesOf[decisions.lookUp(path?.quote ?? "")], ...nothing };
    });
  },
  async open(browser, user) {
    const page = openPage(browser, user);
    const store = createCashOutStore({ ...page, language: "fr", onPaid: () => undefined });
    let wasPressed = false;
    await store.quote("bet-1");
    return {
      async press() {
        if (store.getState().cashOut?.status === "refused") await store.quote("bet-1");
        wasPressed = true;
        await store.accept();
      },
      resume() {
        store.close();
        wasPressed = store.resume() !== null;
      },
      shows(): Shown {
        switch (store.getState().cashOut?.status) {
          case "accepting":
            return "under-way";
          case "unknown":
            return "checking";
          case "paid":
            return "done";
          case "refused":
            return "not-done";
          case "quoted":
            // After a press, a quote that is shown again says that nothing was paid.
            return wasPressed ? "not-done" : "nothing";
          default:
            return "nothing";
        }
      },
      says() {
        const { cashOut } = store.getState();
        const before = cashOut?.status === "quoted" ? cashOut.before?.because : undefined;
        const isLike = (props: CashOutPanelProps) =>
          props.cashOut.status === cashOut?.status &&
          (props.cashOut.status === "quoted" ? props.cashOut.before?.because : undefined) ===
            before;
        return textsLike<CashOutPanelProps>("CashOutPanel", cashOutPanelStates, isLike);
      },
      goOffline: page.goOffline,
      saysElsewhere: page.saysElsewhere,
      become: (next) => page.session.setState({ user: next }),
    };
  },
};
