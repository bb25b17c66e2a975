import { typedTextRetry } from "../../core/intervals.ts";
import { storageKeys, tabStorage } from "../../core/storage/storage.ts";
import { fieldsOf, nameOf, type TextField, type TypedText } from "./typed-text.ts";

/**
 * Types into the fields of the loaded page what was kept. A part of the page that React takes over later
 * empties its field then, so it is typed again, for two seconds or until the person types.
 */
export function restoreTypedText(): void {
  const kept = consumeKept();
  if (kept === null || kept.path !== location.pathname) return;
  let tries = 0;
  const timer = setInterval(() => {
    for (const [name, text] of kept.fields) {
      const field = fieldsOf(document).find((each) => nameOf(each) === name && each.value === "");
      if (field) type(field, text);
    }
    tries += 1;
    if (tries === 20) stop();
  }, typedTextRetry);
  function stop() {
    clearInterval(timer);
    window.removeEventListener("keydown", stop);
  }
  window.addEventListener("keydown", stop);
}

/** Writes as a person does, past React's own setter, so that React notices the change. */
function type(field: TextField, text: string) {
  const prototype = Object.getPrototypeOf(field) as TextField;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function consumeKept(): TypedText | null {
  const storage = tabStorage();
  try {
    const kept = storage.read(storageKeys.typedText);
    storage.remove(storageKeys.typedText);
    return kept === null ? null : (JSON.parse(kept) as TypedText);
  } catch {
    return null;
  }
}
