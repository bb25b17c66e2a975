import type { Finding, ProjectFile } from "../repository/finding.ts";
import { type Catalogs, checkRepeatedKeys, readList } from "./catalogs.ts";
import { type Budgets, checkEachText, checkLengths } from "./each-text.ts";
import { checkGlossary, type Term } from "./glossary.ts";
import {
  checkNotLeftOver,
  checkPluralForms,
  checkSameKeys,
  checkSameVariables,
  type SameInAll,
} from "./same-everywhere.ts";

const nothingSame: SameInAll = { texts: [], keys: [] };

/** All that is checked of the words themselves; `catalogs` may have texts that the files do not have yet. */
export function checkWords(files: readonly ProjectFile[], catalogs: Catalogs): Finding[] {
  return [
    ...checkRepeatedKeys(files),
    ...checkSameKeys(catalogs),
    ...checkPluralForms(catalogs),
    ...checkSameVariables(catalogs),
    ...checkNotLeftOver(catalogs, readList(files, "ui/src/locale/same-in-all.json", nothingSame)),
    ...checkEachText(catalogs),
    ...checkLengths(catalogs, readList<Budgets>(files, "ui/src/locale/budgets.json", {})),
    ...checkGlossary(catalogs, readList<Term[]>(files, "docs/glossary.json", [])),
  ];
}
