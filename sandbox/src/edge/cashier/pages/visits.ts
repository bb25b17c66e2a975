import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { CashierSection, CashierTab } from "@grandstand/contract/cashier";
import type { Language } from "@grandstand/contract/entities";

/** How long a token in an address is good, in milliseconds. */
export const handOverTime = 2 * 60_000;
/** Beyond this number the oldest visits are forgotten. */
const mostKept = 10_000;

/** Who visits the cashier, and from where. */
export interface Visit {
  /** Part of every address of the visit's pages, and no secret. */
  id: string;
  accountId: string;
  /** The session of the site that it belongs to: it ends with that. */
  sessionId: string;
  language: Language;
  /** The site that frames the pages. */
  siteOrigin: string;
  section: CashierSection;
  tab: CashierTab | null;
  platform: string;
  /** Cents of the bet for which the person came, or null. */
  stakeCents: number | null;
  theme: "light" | "dark" | "contrast" | null;
}

/** The visits of people to the cashier; in memory only, so that a restart ends them. */
export interface Visits {
  /** Resolves with the token for the address. */
  open(visit: Omit<Visit, "id" | "theme">): string;
  /** Trades a token for its visit and the secret of its cookie; null where it is unknown, used or too old. */
  redeem(token: string, theme: Visit["theme"]): { visit: Visit; secret: string } | null;
  find(id: string, secret: string): Visit | null;
  /** Whether there is such a visit, for any caller: its id is no secret. */
  knows(id: string): boolean;
  reset(): void;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
const secretText = () => randomBytes(24).toString("base64url");

function dropOldest(map: Map<string, unknown>): void {
  const oldest = map.keys().next();
  if (map.size > mostKept && !oldest.done) map.delete(oldest.value);
}

/** `now` is epoch milliseconds. Every secret is kept as a hash. */
export function createVisits(now: () => number): Visits {
  const handOvers = new Map<string, { visit: Visit; endsAt: number }>();
  const visits = new Map<string, { visit: Visit; secretHash: string }>();
  return {
    open(facts) {
      const token = secretText();
      const visit = { ...facts, id: randomUUID(), theme: null };
      handOvers.set(hashOf(token), { visit, endsAt: now() + handOverTime });
      dropOldest(handOvers);
      return token;
    },
    redeem(token, theme) {
      const handOver = handOvers.get(hashOf(token));
      handOvers.delete(hashOf(token));
      if (!handOver || handOver.endsAt <= now()) return null;
      const secret = secretText();
      const visit = { ...handOver.visit, theme };
      visits.set(visit.id, { visit, secretHash: hashOf(secret) });
      dropOldest(visits);
      return { visit, secret };
    },
    find(id, secret) {
      const kept = visits.get(id);
      return kept && kept.secretHash === hashOf(secret) ? kept.visit : null;
    },
    knows: (id) => visits.has(id),
    reset() {
      handOvers.clear();
      visits.clear();
    },
  };
}
