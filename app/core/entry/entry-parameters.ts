/** What an address can request on arrival (A2): no link repeats it, and no page is drawn from it. */
const entryParameters: ReadonlySet<string> = new Set([
  "userToken",
  "auth",
  "identifier",
  "slip",
  "error",
  "showVendors",
  "openLogin",
  "openRegister",
  "openCashier",
  "hideItsme",
  "langid",
  "idaffiliation",
  "click_id",
  "bonuscode",
]);

/** What advertisers count visits by; the site itself never reads it. */
const campaign = /^(?:utm_\w*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid)$/;

/** What a query says of the page and what it says of the visit, each letter for letter, with its `?`. */
export interface SplitQuery {
  readonly page: string;
  readonly entry: string;
}

/** Separates what of a query belongs to the page from what belongs to one visit. */
export function splitQuery(search: string): SplitQuery {
  const pairs = search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "");
  const [page, entry] = [false, true].map((isEntry) => {
    const some = pairs.filter((pair) => isOfEntry(pair) === isEntry);
    return some.length > 0 ? `?${some.join("&")}` : "";
  });
  return { page: page ?? "", entry: entry ?? "" };
}

function isOfEntry(pair: string): boolean {
  const [name = ""] = new URLSearchParams(pair).keys();
  return entryParameters.has(name) || campaign.test(name);
}
