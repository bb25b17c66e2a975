/** An order of the bench to the process that moves prices. */
export type MarketOrder =
  /** Reads every open event of this sandbox, and publishes its snapshot. */
  | { readonly kind: "open"; readonly sandboxUrl: string }
  /** From now on, moves only events that a page reads after this order. */
  | { readonly kind: "move"; readonly pricesPerSecond: number };

/** A report of that process to the bench. */
export type MarketReport =
  | { readonly kind: "ready"; readonly port: number }
  | { readonly kind: "opened"; readonly events: number };
