import type { AcceptOdds } from "@grandstand/rules/accept-odds";
import {
  agreeTo,
  applyQuote,
  type Builder,
  type BuilderControl,
  type BuilderOutcome,
  beginQuote,
  builderControl,
  builderOdds,
  choosePrecanned,
  clearBuilder,
  emptyBuilder,
  endQuote,
  fewestPicks,
  removeOverPicks,
  showBuilderError,
  togglePick,
  typeBuilderStake,
} from "@grandstand/rules/builder";
import { whoMayBet } from "@grandstand/rules/eligibility";
import type { Draft } from "@grandstand/rules/operation";
import {
  noPlacement,
  type Placement,
  placementOf,
  type TicketOperation,
} from "@grandstand/rules/placement";
import { slipError } from "@grandstand/rules/slip";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type CallApi, retryAfterOf, wordsOf } from "../../core/client/client.ts";
import { createLatest } from "../../core/fetched/latest.ts";
import { createOperation, type OperationSite } from "../../core/operation/index.ts";
import type { Connection } from "../../core/realtime/connection.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { SessionStore } from "../../core/session/session.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { lookUp } from "../bets/index.ts";
import {
  type BuilderOrder,
  type BuilderTerms,
  builderOrder,
  priceBuilder,
  readBuilderOrder,
  submitBuilderTicket,
  wholeTicket,
} from "./api.ts";

export interface BetBuilder {
  readonly builder: Builder;
  readonly placement: Placement;
}

const noPicks: readonly BuilderOutcome[] = [];

/** The picks whose prices show as pressed: none beside the result of their bet, as on the slip. */
export function pressedPicks({ builder, placement }: BetBuilder): readonly BuilderOutcome[] {
  return isPlaced(placement) ? noPicks : builder.picks;
}

function isPlaced({ tickets: [state] }: Placement): boolean {
  return state?.status === "placed";
}

/** A priced ticket under whose key nothing is sent any more: the next press has another one issued. */
function unissued(ticket: Builder["ticket"]): Builder["ticket"] {
  return ticket && { ...ticket, uuid: null };
}

export interface BuilderDependencies extends OperationSite {
  readonly api: CallApi;
  readonly terms: BuilderTerms;
  readonly acceptOdds: () => AcceptOdds;
  readonly session: SessionStore;
  readonly connection: StoreApi<Connection>;
}

export interface BetBuilderStore extends StoreApi<BetBuilder> {
  toggle(outcome: BuilderOutcome): void;
  choosePrecanned(precannedId: string, picks: readonly BuilderOutcome[]): void;
  /** Takes off the picks that no bet is taken on any more. */
  removeOver(): void;
  typeStake(text: string): void;
  accept(odds: number): void;
  /** Empties content and error (B2); what is under way continues. */
  reset(): void;
  /** Closes the result and keeps the picks, to be priced again. */
  retain(): void;
  /** Fetches the price again; an earlier request that is still under way is given up (B7). */
  refresh(): Promise<PollResult>;
  control(): BuilderControl;
  /** Places the ticket, once. A press while something is under way does nothing. */
  place(): Promise<void>;
  /** Takes up a ticket whose page went away before its answer came. */
  resume(userId: string): void;
}

/**
 * The bet builder's only conductor: picks are priced by the server, an earlier request giving way to a
 * later one, and a ticket goes from the press of the button to its receipt as a bet of the slip does.
 */
export function createBetBuilderStore(dependencies: BuilderDependencies): BetBuilderStore {
  const { api, now, terms, session, connection } = dependencies;
  const store = createStore<BetBuilder>(() => ({
    builder: emptyBuilder(),
    placement: noPlacement,
  }));
  const { getState, setState } = store;
  const operation = createOperation({
    ...dependencies,
    submit: ({ payload }: Draft<BuilderOrder>) => submitBuilderTicket(api, payload),
    lookUp: ({ key }) => lookUp(api, key),
    record: {
      key: storageKeys.builderPending,
      readPayload: readBuilderOrder,
      keepsReturned: false,
    },
    onChange: (operations: readonly TicketOperation[]) =>
      setState({ placement: placementOf(operations) }),
    onSettled: settle,
  });
  const latest = createLatest();

  const setBuilder = (builder: Builder) => setState({ builder });

  function change(builder: Builder): void {
    if (standing() === "placing" || standing() === "unknown") return;
    setState({ builder, placement: noPlacement });
    void refresh();
  }

  async function refresh(): Promise<PollResult> {
    const signal = latest.begin();
    const { builder } = getState();
    if (builder.picks.length < fewestPicks || standing() !== "none") {
      setBuilder(endQuote(builder));
      return { kind: "done" };
    }
    setBuilder(beginQuote(builder));
    const answer = await priceBuilder(api, builder, terms, signal);
    if (signal.aborted) return { kind: "done" };
    const priced = getState().builder;
    if (answer.ok) {
      // Without an earlier price, the error says why there was none.
      const known = priced.ticket ? priced : showBuilderError(priced, null);
      setBuilder(applyQuote(known, answer.value));
      return { kind: "done" };
    }
    const { failure } = answer;
    const code = failure.kind === "refused" ? failure.code : null;
    const ended = endQuote(priced);
    setBuilder(priced.ticket ? ended : showBuilderError(ended, slipError(code, wordsOf(failure))));
    return { kind: "failed", retryAfter: retryAfterOf(failure) };
  }

  function standing(): "none" | "placing" | "unknown" | "ended" {
    const [state] = getState().placement.tickets;
    switch (state?.status) {
      case "draft":
      case "placing":
        return "placing";
      case "unknown":
        return "unknown";
      case "placed":
        return "ended";
      default:
        return "none";
    }
  }

  function control(): BuilderControl {
    const { user } = session.getState();
    return builderControl(getState().builder, {
      permission: whoMayBet(user),
      acceptOdds: dependencies.acceptOdds(),
      balance: user?.balance ?? null,
      serverNow: now(),
      isOnline: connection.getState().isOnline,
      placement: standing(),
    });
  }

  function settle() {
    const [state] = getState().placement.tickets;
    if (state?.status === "price-moved") {
      const moved = state.odds[wholeTicket];
      const { builder } = getState();
      setState({ placement: noPlacement });
      if (typeof moved === "number" && builder.ticket) {
        setBuilder(applyQuote(builder, { ...builder.ticket, odds: moved, pricedAt: now() }));
      }
      void refresh();
    }
    if (state?.status === "refused") {
      const { code, message, retry } = state.refusal;
      // What certainly never arrived may be sent again unchanged; anything else only as a new ticket.
      if (retry === "new-key") setState({ placement: noPlacement });
      const { builder } = getState();
      const ticket = retry === "new-key" ? unissued(builder.ticket) : builder.ticket;
      setBuilder(showBuilderError({ ...builder, ticket }, slipError(code, message)));
    }
    void session.refreshBalance();
  }

  /** The order that may be sent again as it is, where it still says what the builder says. */
  function sameOrder(): Draft<BuilderOrder> | undefined {
    const { builder, placement } = getState();
    const odds = builderOdds(builder, dependencies.acceptOdds());
    operation.retain(placement.tickets.map(({ ticket }) => ticket.uuid));
    return operation
      .reusable()
      .find(
        ({ payload: { ticket } }) =>
          ticket.stake === builder.stake.cents && ticket.askedOdds[wholeTicket] === odds,
      );
  }

  async function prepare(): Promise<readonly Draft<BuilderOrder>[]> {
    if (control().kind !== "place") return [];
    const order = sameOrder() ?? (await newOrder());
    if (order === null) return [];
    latest.end();
    setBuilder(showBuilderError(getState().builder, null));
    return [order];
  }

  async function newOrder(): Promise<Draft<BuilderOrder> | null> {
    // A visitor's price has no ticket, and a refused one has used its key up: it is priced again.
    if (getState().builder.ticket?.uuid === null) await refresh();
    const { builder } = getState();
    const acceptOdds = dependencies.acceptOdds();
    const odds = builderOdds(builder, acceptOdds);
    const uuid = builder.ticket?.uuid ?? null;
    const { cents } = builder.stake;
    if (uuid === null || odds === null || cents === null || control().kind !== "place") return null;
    return builderOrder(builder, { uuid, odds, stake: cents }, acceptOdds, terms);
  }

  return {
    ...store,
    toggle(outcome) {
      const { builder, placement } = getState();
      change(togglePick(isPlaced(placement) ? clearBuilder(builder) : builder, outcome));
    },
    choosePrecanned: (id, picks) => change(choosePrecanned(getState().builder, id, picks)),
    removeOver: () => change(removeOverPicks(getState().builder)),
    typeStake: (text) => setBuilder(typeBuilderStake(getState().builder, text)),
    accept: (odds) => setBuilder(agreeTo(getState().builder, odds)),
    reset() {
      if (standing() === "placing" || standing() === "unknown") return;
      change(clearBuilder(getState().builder));
    },
    retain: () => change({ ...getState().builder, ticket: null, agreedOdds: null, error: null }),
    refresh,
    control,
    async place() {
      if (control().kind === "place") await operation.press(prepare);
    },
    resume(owner) {
      if (standing() === "none") operation.resume(owner);
    },
  };
}
