import { type EventView, type MarketColumnView, marketColumnOf } from "@grandstand/ui/event-view";

/**
 * What each column of a list may show: the markets of its events that have as many outcomes, so that a column never
 * changes its width. The columns themselves are among them.
 */
export function columnChoices(
  events: readonly EventView[],
  columns: readonly MarketColumnView[],
): readonly (readonly MarketColumnView[])[] {
  const known = new Map(columns.map((column) => [column.type, column]));
  for (const market of events.flatMap(({ markets }) => markets)) {
    if (!known.has(market.type)) known.set(market.type, marketColumnOf(market));
  }
  const all = [...known.values()];
  return columns.map(({ headings }) =>
    all.filter((other) => other.headings.length === headings.length),
  );
}

/** The columns with what a person chose for them, as far as the list still has it. */
export function chosenColumns(
  columns: readonly MarketColumnView[],
  choices: readonly (readonly MarketColumnView[])[],
  types: readonly string[],
): readonly MarketColumnView[] {
  const chosen = columns.map(
    (column, index) => choices[index]?.find(({ type }) => type === types[index]) ?? column,
  );
  // What was chosen on another day may be in two columns of this one.
  const isOnce = new Set(chosen.map(({ type }) => type)).size === chosen.length;
  return isOnce ? chosen : columns;
}

/** The types of the columns once one of them shows another; a column that showed it has what that one had. */
export function withColumn(
  columns: readonly MarketColumnView[],
  columnIndex: number,
  type: string,
): readonly string[] {
  const types = columns.map((column) => column.type);
  const before = types[columnIndex];
  return types.map((each, index) => {
    if (index === columnIndex) return type;
    return each === type && before !== undefined ? before : each;
  });
}
