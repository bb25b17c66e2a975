import { createStore, type StoreApi } from "zustand/vanilla";

/** The visits of which it is kept; the oldest go. */
const mostKept = 20;

/** What a person has typed into the search of help, and which answers are open, by their questions. */
export interface HelpChoice {
  readonly query: string;
  readonly openQuestions: readonly string[];
}

/** Of a page on which nothing is chosen yet. */
export const noChoice: HelpChoice = { query: "", openQuestions: [] };

type Choices = ReadonlyMap<string, HelpChoice>;

/** What is typed and open on each visit to help. A visit is an entry of the tab's history at its address. */
export interface HelpChoices extends StoreApi<Choices> {
  type(visit: string, query: string): void;
  toggle(visit: string, question: string, isOpen: boolean): void;
}

/**
 * Keeps it while the page of the site is open: Back finds help as it was left, and another visit begins with nothing.
 * No address and no storage has what was typed. For `useFeatureStore`.
 */
export function createHelpChoices(): HelpChoices {
  const store = createStore<Choices>(() => new Map());
  function change(visit: string, changed: Partial<HelpChoice>) {
    const before = new Map(store.getState());
    const choice = { ...noChoice, ...before.get(visit), ...changed };
    before.delete(visit);
    store.setState(new Map([...before, [visit, choice] as const].slice(-mostKept)), true);
  }
  return {
    ...store,
    type: (visit, query) => change(visit, { query }),
    toggle(visit, question, isOpen) {
      const { openQuestions } = store.getState().get(visit) ?? noChoice;
      const others = openQuestions.filter((each) => each !== question);
      change(visit, { openQuestions: isOpen ? [...others, question] : others });
    },
  };
}
