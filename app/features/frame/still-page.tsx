import { localePath, splitLocale } from "@grandstand/rules/locale";
import { PartError } from "@grandstand/ui/part-error";
import { type I18n, stoppedEnvironment, UiProvider } from "@grandstand/ui/provider";
import type { createRoot } from "react-dom/client";
import { pageRoot, pageRootId } from "../../core/entry/page-root.ts";

/** What acts only with the site's code, and would seem to work. */
const controls = "button, input, select, textarea";

/**
 * The last resort, where React has lost the page and left its element empty: the server's HTML is shown again, as a
 * document whose links work, under a line that says so. It is never loaded again automatically: a slip, a receipt or a
 * form may have been on it, and it might be lost again.
 */
export async function keepStill(i18n: I18n, draw: typeof createRoot): Promise<void> {
  // What is pressed is not kept any more: nothing would handle it.
  await globalThis.repeatKeptEvents?.(true);
  const { locale } = splitLocale(location.pathname);
  const reload = () => location.reload();
  const line = document.createElement("div");
  const root = pageRoot();
  // Nothing else follows Back any more.
  addEventListener("popstate", reload);
  line.role = "alert";
  root.replaceChildren(line);
  draw(line).render(
    <UiProvider value={{ ...stoppedEnvironment(i18n), locale }}>
      <PartError kind="page" onRetry={reload} betsHref={localePath("/history/", locale)} />
    </UiProvider>,
  );
  const page = await fetchDocument(location.href);
  root.append(...(page?.getElementById(pageRootId)?.childNodes ?? []));
}

/** A document of the server's, with nothing in it that acts; null where it can't be had. A request reads it as a document without a policy for HTML. */
function fetchDocument(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onloadend = () => {
      const page = request.responseXML;
      for (const script of page?.querySelectorAll("script, template") ?? []) script.remove();
      for (const control of page?.querySelectorAll(controls) ?? []) {
        control.setAttribute("disabled", "");
      }
      resolve(page);
    };
    request.open("GET", address);
    request.send();
  });
}
