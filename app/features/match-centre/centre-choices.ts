import { type CentreTab, centreTabs } from "@grandstand/ui/match-centre";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { type Storage, tabStorage } from "../../core/storage/storage.ts";

/** The visits of which the choices are kept; the oldest go. */
const mostKept = 50;

const choiceSchema = v.object({
  /** Null for the first of those that there are. */
  tab: v.nullable(v.picklist(centreTabs)),
  isTableView: v.boolean(),
});
/** What a person has open in the centre of a match. */
export type CentreChoice = Readonly<v.InferOutput<typeof choiceSchema>>;

/** Of a page on which nothing is chosen yet. */
export const noChoice: CentreChoice = { tab: null, isTableView: false };

const choicesSchema = v.array(v.tuple([v.string(), choiceSchema]));
type Choices = ReadonlyMap<string, CentreChoice>;

/** What is open in the centre of each match, by the visit to its page. */
export interface CentreChoices extends StoreApi<Choices> {
  /** Opens a tab, or the table in the place of a drawing. `visit` is an entry of the tab's history at its address. */
  choose(visit: string, change: Partial<{ tab: CentreTab; isTableView: boolean }>): void;
}

/**
 * Keeps what is open for the entries of this tab's history, over a reload too: Back finds a match as it was left, and
 * neither another visit to it nor another tab is changed by it. For `useFeatureStore`.
 */
export const createCentreChoices = (): CentreChoices => centreChoicesIn(tabStorage());

/** The same in a storage. */
export function centreChoicesIn(storage: Storage): CentreChoices {
  const store = createStore<Choices>(() => readKept(storage.read(lateStorageKeys.centreChoices)));
  return {
    ...store,
    choose(visit, change) {
      const before = new Map(store.getState());
      const choice = { ...noChoice, ...before.get(visit), ...change };
      before.delete(visit);
      const choices: [string, CentreChoice][] = [...before, [visit, choice]];
      const kept = choices.slice(-mostKept);
      store.setState(new Map(kept), true);
      storage.write(lateStorageKeys.centreChoices, JSON.stringify(kept));
    },
  };
}

/** Nothing where nothing was kept, or nonsense. */
function readKept(kept: string | null): Choices {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), choicesSchema), kept);
  return new Map(read.success ? read.output : []);
}
