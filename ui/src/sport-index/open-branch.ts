/** What is open of an index: one sport at most, and one country of it. */
export interface OpenBranch {
  readonly sport: string | null;
  readonly country: string | null;
  /** The countries beyond the first ones are shown too. */
  readonly isWhole: boolean;
}

const nothing = "none";
const whole = "+";

/** What is open as one word of an address: `none`, `football`, `football/belgium`, `football/+`, `football/+belgium`. */
export function writeOpenBranch({ sport, country, isWhole }: OpenBranch): string {
  if (sport === null) return nothing;
  const within = `${isWhole ? whole : ""}${country ?? ""}`;
  return within === "" ? sport : `${sport}/${within}`;
}

/** The same from an address; null where it says nothing that can be read. */
export function readOpenBranch(text: string | null): OpenBranch | null {
  const [, sport, sign, country] =
    /^([\w-]{1,40})(?:\/(\+)?([\w-]{1,40})?)?$/.exec(text ?? "") ?? [];
  if (sport === undefined) return null;
  return {
    sport: sport === nothing ? null : sport,
    country: country ?? null,
    isWhole: sign !== undefined,
  };
}
