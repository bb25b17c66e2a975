import { person } from "@grandstand/app/testing/person.ts";
import type { User } from "@grandstand/contract/user";
import type { AcceptOdds } from "@grandstand/rules/accept-odds";
import type { OddsFormat } from "@grandstand/rules/odds";
import { wholePage } from "../../support/accessibility.ts";
import { createFakeOperator, type FakeOperator, type Visit } from "./fake-operator.ts";

/** The parameters of a journey: a whole page, which on a page of text is in a frame of its own. */
export const journeyParameters = {
  ...wholePage,
  docs: { story: { inline: false, height: "800px" } },
};

/** A person who may bet, unless `changes` says otherwise. */
export function visitOf(changes: Partial<User> = {}, acceptOdds: AcceptOdds = "none"): Visit {
  return { user: person({ name: "Nora", balance: 5_000, ...changes }), acceptOdds };
}

/** May look at everything, and place no bet. */
export const barredPermissions = { ...person().permissions, bet_placement_allowed: false };

/** An operator of its own for each drawing of the story, with what it answers changed by `script`. */
export function operatorFor(visit: Visit, script: (operator: FakeOperator) => void = () => {}) {
  return async ({ globals }: { globals: Readonly<Record<string, unknown>> }) => {
    const oddsFormat = globals.oddsFormat as OddsFormat;
    const operator = createFakeOperator({ ...visit, oddsFormat });
    script(operator);
    return { operator };
  };
}
