const isBare = ["none", "presentation"];

/** Groups of controls that a screen reader would call no more than "group"; one that is hidden may be empty. */
export function namelessGroups(container: Element): string[] {
  return [
    ...container.querySelectorAll(":is(fieldset, [role=group], [role=radiogroup]):not(:empty)"),
  ]
    .filter((group) => !isBare.includes(group.getAttribute("role") ?? "") && nameOf(group) === "")
    .map(ofOpeningTag);
}

/** Pictures that are neither named nor hidden from screen readers. */
export function namelessPictures(container: Element): string[] {
  return [...container.querySelectorAll("svg")]
    .filter((picture) => {
      if (picture.closest("[aria-hidden=true]")) return false;
      const role = picture.getAttribute("role") ?? "";
      return !isBare.includes(role) && (role !== "img" || nameOf(picture) === "");
    })
    .map(ofOpeningTag);
}

/** What a token of the HTML standard stands for, by the kinds of input that can hold it (its section on autofill). */
const kindsOf: Readonly<Record<string, readonly string[]>> = {
  "street-address": ["textarea"],
  "current-password": ["password", "text"],
  "new-password": ["password", "text"],
  username: ["text", "email"],
  email: ["text", "email"],
  tel: ["text", "tel"],
  bday: ["text", "date"],
};

/** Inputs of one line whose token names something that they can't hold, as an address of several lines. */
export function misplacedTokens(container: Element): string[] {
  return [...container.querySelectorAll("input")]
    .filter(({ autocomplete, type }) => {
      const token = autocomplete.split(" ").at(-1) ?? "";
      const isOpen = token === "" || token === "off" || token === "on";
      return !isOpen && !(kindsOf[token] ?? ["text"]).includes(type);
    })
    .map(ofOpeningTag);
}

function nameOf(element: Element): string {
  const named = (element.getAttribute("aria-labelledby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "");
  const legend = element.querySelector(":scope > legend");
  const own = legend && getComputedStyle(legend).display !== "none" ? legend.textContent : "";
  return [element.getAttribute("aria-label") ?? "", own, ...named].join("").trim();
}

function ofOpeningTag(element: Element): string {
  return (element.cloneNode() as Element).outerHTML.slice(0, 200);
}
