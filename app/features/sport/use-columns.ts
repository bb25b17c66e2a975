import type { EventView, MarketColumnView } from "@grandstand/ui/event-view";
import { useCallback, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { createListSettings } from "../../core/settings/list-settings.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { chosenColumns, columnChoices, withColumn } from "./columns.ts";

interface Columns {
  readonly columns: readonly MarketColumnView[];
  /** Of each column. */
  readonly choices: readonly (readonly MarketColumnView[])[];
  readonly choose: (columnIndex: number, type: string) => void;
}

const none: readonly string[] = [];

/** What the columns of a sport's list show: what most of its events have there, until the person chooses otherwise. */
export function useColumns(
  sportSlug: string,
  events: readonly EventView[],
  usual: readonly MarketColumnView[],
): Columns {
  const lists = useFeatureStore(createListSettings);
  const types = useStore(lists, (state) => state.columns[sportSlug] ?? none);
  // After hydration: the document has the usual ones for everybody.
  useEffect(() => lists.restore(), [lists]);
  const choices = useMemo(() => columnChoices(events, usual), [events, usual]);
  const columns = useMemo(() => chosenColumns(usual, choices, types), [usual, choices, types]);
  const choose = useCallback(
    (columnIndex: number, type: string) =>
      lists.changeColumns(sportSlug, withColumn(columns, columnIndex, type)),
    [lists, sportSlug, columns],
  );
  return { columns, choices, choose };
}
