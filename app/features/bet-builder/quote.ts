import {
  applyQuote,
  type Builder,
  beginQuote,
  endQuote,
  fewestPicks,
  showBuilderError,
} from "@grandstand/rules/builder";
import { slipError } from "@grandstand/rules/slip";
import { type CallApi, retryAfterOf, wordsOf } from "../../core/client/client.ts";
import { createLatest } from "../../core/fetched/latest.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import { type BuilderTerms, priceBuilder } from "./api.ts";

export interface QuoteDependencies {
  readonly api: CallApi;
  readonly terms: BuilderTerms;
  readonly builder: () => Builder;
  readonly setBuilder: (builder: Builder) => void;
  /** Whether a ticket of these picks is on its way or placed: they then have no new price. */
  readonly hasTicket: () => boolean;
}

/** The price of the picks, as the server computes it for all of them together. */
export interface BuilderQuote {
  /**
   * Fetches it again; an earlier request that is still under way is given up (B7). A failure leaves the last price, which
   * grows old; without one the builder has the server's words.
   */
  refresh(): Promise<PollResult>;
  /** Gives up the request that is under way. */
  end(): void;
}

/** Prices a builder's picks; nothing is fetched yet. */
export function createBuilderQuote(dependencies: QuoteDependencies): BuilderQuote {
  const { api, terms, builder, setBuilder, hasTicket } = dependencies;
  const latest = createLatest();
  return {
    async refresh() {
      const signal = latest.begin();
      const before = builder();
      if (before.picks.length < fewestPicks || hasTicket()) {
        setBuilder(endQuote(before));
        return { kind: "done" };
      }
      setBuilder(beginQuote(before));
      const answer = await priceBuilder(api, before, terms, signal);
      if (signal.aborted) return { kind: "done" };
      const priced = builder();
      if (answer.ok) {
        // Without an earlier price, the error says why there was none.
        const known = priced.ticket ? priced : showBuilderError(priced, null);
        setBuilder(applyQuote(known, answer.value));
        return { kind: "done" };
      }
      const { failure } = answer;
      const code = failure.kind === "refused" ? failure.code : null;
      const ended = endQuote(priced);
      setBuilder(
        priced.ticket ? ended : showBuilderError(ended, slipError(code, wordsOf(failure))),
      );
      return { kind: "failed", retryAfter: retryAfterOf(failure) };
    },
    end: latest.end,
  };
}
