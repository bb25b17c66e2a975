import type { BetSlipView } from "@grandstand/ui/bet-slip";
import { loadCode } from "@grandstand/ui/load-code";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Site } from "../../core/site/create-site.ts";
import { emptySlipView } from "./empty-slip-view.ts";
import type { SlipFacts, toSlipView } from "./view.ts";

type Make = typeof toSlipView;

export interface SlipViews extends StoreApi<{ readonly make: Make | null }> {
  /**
   * The slip as it stands at an instant (epoch milliseconds); null until the kept slip has been read
   * and, where something is on it or was pressed, until the code that shows it is there.
   */
  viewAt(now: number): BetSlipView | null;
}

type Surroundings = Pick<
  Site,
  "slip" | "settings" | "session" | "connection" | "language" | "slugs" | "odds"
>;

/**
 * The slip's view, made once for all that show it: the panel, the bar of a phone and what is said
 * aloud. The code that makes it comes with the first selection: an empty slip does without.
 */
export function createSlipViews(
  site: Surroundings,
  load: () => Promise<Make> = loadMake,
): SlipViews {
  const { slip, settings, session, connection, language, slugs, odds } = site;
  const store = createStore<{ readonly make: Make | null }>(() => ({ make: null }));
  let isAsked = false;
  let lastKey: readonly unknown[] = [];
  let lastView: BetSlipView | null = null;

  function begin() {
    if (isAsked) return;
    isAsked = true;
    void load().then((make) => store.setState({ make }));
  }

  function make(now: number): BetSlipView | null {
    const state = slip.getState();
    const { make } = store.getState();
    if (!state.isRestored || state.pressed.length > 0) return null;
    if (state.slip.selections.length === 0 && state.slip.processingStatus === "") {
      return emptySlipView(settings.getState(), state.notice);
    }
    if (make === null) {
      begin();
      return null;
    }
    const facts: SlipFacts = {
      ...state,
      settings: settings.getState(),
      control: slip.control(),
      locale: language,
      slugs,
      eventOf: odds.event,
      now,
    };
    return make(facts);
  }

  return {
    ...store,
    viewAt(now) {
      const key = [
        now,
        slip.getState(),
        settings.getState(),
        session.getState().user,
        connection.getState(),
        store.getState().make,
      ];
      if (key.length !== lastKey.length || key.some((part, index) => part !== lastKey[index])) {
        lastView = keepLines(lastView, make(now));
        lastKey = key;
      }
      return lastView;
    },
  };
}

/** Lines that say the same stay the same objects, so that a tick of one price draws one line anew. */
function keepLines(before: BetSlipView | null, view: BetSlipView | null): BetSlipView | null {
  if (before === null || view === null) return view;
  const known = new Map(before.lines.map((line) => [line.outcomeId, line]));
  const lines = view.lines.map((line) => {
    const same = known.get(line.outcomeId);
    return same !== undefined && JSON.stringify(same) === JSON.stringify(line) ? same : line;
  });
  return { ...view, lines };
}

/** What a press of the place control does comes along, so that the press waits for nothing. */
async function loadMake(): Promise<Make> {
  const [{ toSlipView }] = await loadCode(loadViewAndPress);
  return toSlipView;
}

const loadViewAndPress = () => Promise.all([import("./view.ts"), import("./press-place.ts")]);
