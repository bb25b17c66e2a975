import type { AcceptOdds } from "@grandstand/rules/accept-odds";
import {
  agreeTo,
  applyQuote,
  type Builder,
  type BuilderContext,
  type BuilderControl,
  type BuilderOutcome,
  builderControl,
  choosePrecanned,
  clearBuilder,
  emptyBuilder,
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
  type TicketState,
} from "@grandstand/rules/placement";
import { slipError } from "@grandstand/rules/slip";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import { createOperation, type OperationSite } from "../../core/operation/index.ts";
import type { Connection } from "../../core/realtime/connection.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { SessionStore } from "../../core/session/session.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { lookUp } from "../bets/index.ts";
import {
  type BuilderOrder,
  type BuilderTerms,
  readBuilderOrder,
  submitBuilderTicket,
  wholeTicket,
} from "./api.ts";
import { newOrder, sameOrder } from "./order.ts";
import { createBuilderQuote } from "./quote.ts";

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
  const { api, now, terms, acceptOdds, session } = dependencies;
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
  const control = () => controlOf(getState(), dependencies);
  const standing = () => standingOf(getState().placement);
  const setBuilder = (builder: Builder) => setState({ builder });
  const quote = createBuilderQuote({
    api,
    terms,
    builder: () => getState().builder,
    setBuilder,
    hasTicket: () => standing() !== "none",
  });

  function change(builder: Builder): void {
    if (standing() === "placing" || standing() === "unknown") return;
    setState({ builder, placement: noPlacement });
    void quote.refresh();
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
      void quote.refresh();
    }
    if (state?.status === "refused") {
      if (state.refusal.retry === "new-key") setState({ placement: noPlacement });
      setBuilder(afterRefusal(getState().builder, state.refusal));
    }
    void session.refreshBalance();
  }

  async function prepare(): Promise<readonly Draft<BuilderOrder>[]> {
    if (control().kind !== "place") return [];
    const { builder, placement } = getState();
    operation.retain(placement.tickets.map(({ ticket }) => ticket.uuid));
    const again = sameOrder(operation.reusable(), builder, acceptOdds());
    const order = again ?? (await pricedOrder());
    if (order === null) return [];
    quote.end();
    setBuilder(showBuilderError(getState().builder, null));
    return [order];
  }

  async function pricedOrder(): Promise<Draft<BuilderOrder> | null> {
    // A visitor's price has no ticket, and a refused one has used its key up: it is priced again.
    if (getState().builder.ticket?.uuid === null) await quote.refresh();
    return control().kind === "place" ? newOrder(getState().builder, acceptOdds(), terms) : null;
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
    refresh: quote.refresh,
    control,
    async place() {
      if (control().kind === "place") await operation.press(prepare);
    },
    resume(owner) {
      if (standing() === "none") operation.resume(owner);
    },
  };
}

/** What is shown where the place button is, by the person, the connection and what became of the ticket. */
function controlOf(
  { builder, placement }: BetBuilder,
  {
    session,
    acceptOdds,
    now,
    connection,
  }: Pick<BuilderDependencies, "session" | "acceptOdds" | "now" | "connection">,
): BuilderControl {
  const { user } = session.getState();
  return builderControl(builder, {
    permission: whoMayBet(user),
    acceptOdds: acceptOdds(),
    balance: user?.balance ?? null,
    serverNow: now(),
    isOnline: connection.getState().isOnline,
    placement: standingOf(placement),
  });
}

/** What has become of the ticket that was sent, as far as the builder's control goes by it. */
function standingOf({ tickets: [state] }: Placement): BuilderContext["placement"] {
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

type TicketRefusal = Extract<TicketState, { readonly status: "refused" }>["refusal"];

/**
 * The builder with the reason for which its ticket was refused. What certainly never arrived may be sent again unchanged;
 * anything else only as a new ticket: under its key nothing is sent any more, and the next press has another one issued.
 */
function afterRefusal(builder: Builder, { code, message, retry }: TicketRefusal): Builder {
  const ticket =
    retry === "new-key" && builder.ticket ? { ...builder.ticket, uuid: null } : builder.ticket;
  return showBuilderError({ ...builder, ticket }, slipError(code, message));
}
