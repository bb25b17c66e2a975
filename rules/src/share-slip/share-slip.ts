/** One selection of a shared slip: what is bet on, and nothing of whose bet it is or at what price. */
export interface SharedSelection {
  readonly eventId: string;
  readonly marketId: string;
  readonly outcomeId: string;
}

/** Selections that a link can hold: as many as a slip can price (B7, calculate). */
export const mostSharedSelections = 40;

/** The form of the text. A text of another form is not read. */
const formVersion = "1";

/** Between ids; no id holds it, and no address has to escape it. */
const separator = ".";

/** The longest text that is read: the most selections, with the longest ids and their separators. */
const longestText = formVersion.length + mostSharedSelections * 3 * (separator.length + 64);

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Writes the selections of a slip as text for an address: ids alone, never a stake, never a price. An
 * id that continues the one before it (`7`, `7-1x2`, `7-1x2-home`) is written as what it adds,
 * behind an empty part. Null where there is nothing to share, too much, an outcome twice, or an id
 * that no address could carry.
 */
export function encodeSharedSlip(selections: readonly SharedSelection[]): string | null {
  const shared = selections.map(({ eventId, marketId, outcomeId }) => ({
    eventId,
    marketId,
    outcomeId,
  }));
  if (!isShareable(shared)) return null;
  const parts = shared.flatMap(({ eventId, marketId, outcomeId }) => [
    eventId,
    ...goingOn(eventId, marketId),
    ...goingOn(marketId, outcomeId),
  ]);
  return [formVersion, ...parts].join(separator);
}

/** Reads such a text back; null for anything that is none. Never throws. */
export function decodeSharedSlip(text: string): readonly SharedSelection[] | null {
  if (text.length > longestText) return null;
  const [version, ...parts] = text.split(separator);
  if (version !== formVersion) return null;
  const ids = idsOf(parts);
  if (ids === null || ids.length % 3 !== 0) return null;
  const selections = Array.from({ length: ids.length / 3 }, (_, index) => ({
    eventId: ids[index * 3] ?? "",
    marketId: ids[index * 3 + 1] ?? "",
    outcomeId: ids[index * 3 + 2] ?? "",
  }));
  return isShareable(selections) ? selections : null;
}

function goingOn(before: string, id: string): readonly string[] {
  const added = id.startsWith(`${before}-`) ? id.slice(before.length + 1) : "";
  return added === "" ? [id] : ["", added];
}

/** The ids in full; null where an empty part has nothing to continue, or nothing to add. */
function idsOf(parts: readonly string[]): readonly string[] | null {
  const ids: string[] = [];
  let goesOn = false;
  for (const part of parts) {
    if (part === "") {
      // The first id of a selection is its event's: it continues nothing.
      if (goesOn || ids.length % 3 === 0) return null;
      goesOn = true;
    } else {
      ids.push(goesOn ? `${ids.at(-1)}-${part}` : part);
      goesOn = false;
    }
  }
  return goesOn ? null : ids;
}

function isShareable(selections: readonly SharedSelection[]): boolean {
  const outcomes = new Set(selections.map(({ outcomeId }) => outcomeId));
  return (
    selections.length > 0 &&
    selections.length <= mostSharedSelections &&
    outcomes.size === selections.length &&
    selections.every((selection) => Object.values(selection).every((id) => idPattern.test(id)))
  );
}
