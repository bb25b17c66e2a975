import {
  type CashierFrameMessage,
  decodeCashierMessage,
  type FrameMessageDrop,
  type FrameMessageSender,
} from "@grandstand/contract/cashier-frame";
import { intervals } from "@grandstand/rules/intervals";
import type { CashierOverlayStatus } from "@grandstand/ui/cashier-overlay";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createLatest } from "../../core/fetched/latest.ts";
import type { Site } from "../../core/site/site.ts";
import { type AddressSite, fetchAddress } from "./api.ts";
import { type ApplyingSite, applyMessage } from "./apply-message.ts";
import type { CashierTarget } from "./target.ts";

/** The cashier over the page (A3). */
export interface Cashier {
  readonly isOpen: boolean;
  readonly target: CashierTarget;
  /** Its address for this visit; null while it is pending, or where there is none. */
  readonly url: string | null;
  readonly status: CashierOverlayStatus;
  /** Why it was refused, in the server's words; null where it said none. */
  readonly reason: string | null;
  /** What its page says it is high, in CSS pixels. */
  readonly height: number | null;
  /** There is an address, and its page did not come to be used in the frame: a tab may do. */
  readonly needsTab: boolean;
}

/** A tab that a press has opened, still empty: a browser opens none once the press is over. */
export interface CashierTab {
  goTo(url: string): void;
  close(): void;
}

export interface CashierStore extends StoreApi<Cashier> {
  /** Opens a part of it; where it is open, instead of the other part. */
  open(target: CashierTarget): void;
  /** Fetches another address: each is good once. */
  retry(): void;
  /** Has a tab show it, by an address of its own, and closes the overlay; null where the browser opened none. */
  openInTab(tab: CashierTab | null): Promise<void>;
  /**
   * Does what a message of the frame requests; `frame` is the window of the frame. Returns the message, or the reason
   * for which it was dropped.
   */
  receive(event: FrameMessageSender & { data: unknown }, frame: unknown): Received;
}

type Received = CashierFrameMessage | { readonly dropped: FrameMessageDrop };

export type CashierSite = AddressSite & ApplyingSite & Pick<Site, "setTimer">;

/** Closing it resets the section (A4). */
const closed: Cashier = {
  isOpen: false,
  target: { section: "deposit" },
  url: null,
  status: "loading",
  reason: null,
  height: null,
  needsTab: false,
};

/** The operator's cashier: its address, how far its page is, and what it says (A4). */
export function createCashier(site: CashierSite): CashierStore {
  const { messages, session, setTimer } = site;
  const store = createStore<Cashier>(() => closed);
  const { getState, setState } = store;
  /** Of the visits, so that a late address opens nothing. */
  const latest = createLatest();
  let stopWaiting = () => {};

  messages.subscribe(({ overlay }) => {
    if (getState().isOpen && overlay?.kind !== "cashier") end();
  });

  function end() {
    leave();
    setState(closed);
    // Whatever was done there shows at once; after a logout nothing is fetched.
    void session.refreshBalance();
    void session.refreshUser();
  }

  function leave() {
    latest.end();
    stopWaiting();
  }

  function fail() {
    leave();
    setState(({ url }) => ({ status: "failed", url: null, needsTab: url !== null }));
  }

  /** Resolves with an address; null once the state says why there is none, or another visit has begun. */
  async function request(): Promise<string | null> {
    leave();
    const signal = latest.begin();
    setState({ url: null, status: "loading", reason: null, height: null, needsTab: false });
    stopWaiting = waitForPage(setTimer, () => setState({ status: "slow" }), fail);
    const outcome = await fetchAddress(site, getState().target);
    if (signal.aborted) return null;
    if (outcome.kind === "address") return outcome.url;
    if (outcome.kind === "failed") fail();
    else {
      leave();
      setState({ status: "refused", reason: outcome.reason });
    }
    return null;
  }

  async function load() {
    const url = await request();
    if (url !== null) setState({ url });
  }

  async function openInTab(tab: CashierTab | null) {
    if (tab === null) return showNoTab(messages);
    const url = await request();
    if (url === null) return tab.close();
    tab.goTo(url);
    messages.close();
  }

  function receive(event: FrameMessageSender & { data: unknown }, frame: unknown): Received {
    const { url } = getState();
    if (url === null || frame === null) return { dropped: "other-window" };
    const decoded = decodeCashierMessage(event, { origin: new URL(url).origin, source: frame });
    if ("dropped" in decoded) {
      // What other windows say to this one is not the cashier's.
      if (event.source === frame) console.warn(`A message of the cashier: ${decoded.dropped}`);
      return decoded;
    }
    const { message } = decoded;
    if (message.type === "cashier:ready") {
      stopWaiting();
      setState({ status: "ready" });
    } else if (message.type === "cashier:needs-tab") {
      fail();
    } else if (message.type === "cashier:size") {
      setState({ height: message.payload.height });
    } else {
      applyMessage(site, message);
    }
    return message;
  }

  return {
    ...store,
    open(target) {
      setState({ isOpen: true, target });
      messages.open({ kind: "cashier" });
      void load();
    },
    retry: () => void load(),
    openInTab,
    receive,
  };
}

/** A page that does not say that it is there is slow, and then missing: a browser does not report a blocked frame. */
function waitForPage(setTimer: Site["setTimer"], onSlow: () => void, onMissing: () => void) {
  const stops = [
    setTimer(onSlow, intervals.cashierSlow),
    setTimer(onMissing, intervals.cashierPatience),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function showNoTab(messages: CashierSite["messages"]) {
  messages.showToast({
    severity: "warn",
    title: { key: "cashier.no-tab.title" },
    text: { key: "cashier.no-tab.text" },
    duration: intervals.toastDefault,
  });
}
