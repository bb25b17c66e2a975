import { loyaltyPanelStates } from "../loyalty-panel/loyalty-panel.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { LoyaltyPageProps } from "./loyalty-page.tsx";

const visitor: LoyaltyPageProps = {
  page: "home",
  title: "Premium League",
  loyalty: null,
  isVisitor: true,
  onLogIn: () => undefined,
  onConvert: () => undefined,
};
const { loyalty } = loyaltyPanelStates.usual;

/** Every face of the programme's pages, by name. */
export const loyaltyPageStates = {
  visitor,
  person: { ...visitor, loyalty, isVisitor: false },
  "level zero": { ...visitor, isVisitor: false },
  levels: { ...visitor, page: "levels" },
  "levels of a person": { ...visitor, page: "levels", loyalty, isVisitor: false },
  terms: { ...visitor, page: "terms" },
  "long text": {
    ...visitor,
    title: "Premium League : questions fréquentes et conditions du programme de fidélité",
    loyalty: loyaltyPanelStates["long text"].loyalty,
    isVisitor: false,
  },
} satisfies NamedStates<LoyaltyPageProps>;
