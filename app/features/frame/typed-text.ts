/** Where a tab keeps what was typed while its page is loaded anew. */
const storageName = "typed-text";

/** By what a field is called, on one path. */
interface TypedText {
  readonly path: string;
  readonly fields: readonly (readonly [name: string, text: string])[];
}

const typedIn =
  "textarea, input:is([type=text], [type=search], [type=tel], [type=email], :not([type]))";

/** Keeps what stands in the page's fields over a reload; never a password. The slip keeps its own. */
export function keepTypedText(): void {
  const fields = fieldsOf(document)
    .filter(({ value }) => value !== "")
    .map((field) => [nameOf(field), field.value] as const);
  const kept: TypedText = { path: location.pathname, fields };
  try {
    sessionStorage.setItem(storageName, JSON.stringify(kept));
  } catch {
    // A store that is full or off keeps nothing.
  }
}

/**
 * Types into the fields of the loaded page what was kept. A part of the page that React takes over later
 * empties its field then, so it is typed again, for two seconds or until the person types. Returns the
 * end of that.
 */
export function restoreTypedText(): () => void {
  const kept = consumeKept();
  if (kept === null || kept.path !== location.pathname) return () => {};
  let tries = 0;
  const timer = setInterval(() => {
    for (const [name, text] of kept.fields) {
      const field = fieldsOf(document).find((each) => nameOf(each) === name && each.value === "");
      if (field) type(field, text);
    }
    tries += 1;
    if (tries === 20) stop();
  }, 100);
  function stop() {
    clearInterval(timer);
    window.removeEventListener("keydown", stop);
  }
  window.addEventListener("keydown", stop);
  return stop;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(page: Document): TextField[] {
  return [...page.querySelectorAll<TextField>(typedIn)].filter((field) => field.checkVisibility());
}

function nameOf(field: TextField): string {
  const label = field.labels?.[0]?.textContent;
  return label ?? field.getAttribute("aria-label") ?? field.placeholder;
}

/** Writes as a person does, past React's own setter, so that React notices the change. */
function type(field: TextField, text: string) {
  const prototype = Object.getPrototypeOf(field) as TextField;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function consumeKept(): TypedText | null {
  try {
    const kept = sessionStorage.getItem(storageName);
    sessionStorage.removeItem(storageName);
    return kept === null ? null : (JSON.parse(kept) as TypedText);
  } catch {
    return null;
  }
}
