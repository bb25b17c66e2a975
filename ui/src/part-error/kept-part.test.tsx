import { createContext, use, useSyncExternalStore } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { KeptPart } from "./kept-part.tsx";

const Currency = createContext("EUR");

interface LateProps {
  /** Null on the server, which draws at once. */
  readonly code: Promise<void> | null;
}

function Late({ code }: LateProps) {
  if (code !== null) use(code);
  return <h1>{`Late, ${use(Currency)}`}</h1>;
}

/** Says beside the part what the page around it knows by now. */
function Known({ currency }: { readonly currency: string }) {
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return <p>{isHydrated ? currency : "waiting"}</p>;
}

const page = (currency: string, code: LateProps["code"]) => (
  <Currency value={currency}>
    <KeptPart fallback={<i>nothing yet</i>}>
      <Late code={code} />
    </KeptPart>
    <Known currency={currency} />
  </Currency>
);

const seen = (container: Element, selector: string) =>
  container.querySelector(selector)?.textContent;

describe("a part that is kept in sight", () => {
  it("[PART-ERROR-5] shows what the server drew though what it depends on changes before its code is there", async () => {
    const code = Promise.withResolvers<void>();
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page("EUR", null));
    const root = hydrateRoot(container, page("EUR", code.promise), { onRecoverableError: vi.fn() });
    await expect.poll(() => seen(container, "p")).toBe("EUR");
    root.render(page("USD", code.promise));
    await expect.poll(() => seen(container, "p")).toBe("USD");
    expect(seen(container, "h1")).toBe("Late, EUR");
    expect(container.querySelectorAll("h1")).toHaveLength(1);
    code.resolve();
    await expect.poll(() => seen(container, "h1")).toBe("Late, USD");
    expect(container.querySelectorAll("h1")).toHaveLength(1);
    root.unmount();
    container.remove();
  });

  it("[PART-ERROR-5] has its fallback where there is no server's HTML", async () => {
    const code = Promise.withResolvers<void>();
    const container = document.body.appendChild(document.createElement("div"));
    const root = createRoot(container);
    root.render(page("EUR", code.promise));
    await expect.poll(() => seen(container, "i")).toBe("nothing yet");
    code.resolve();
    await expect.poll(() => seen(container, "h1")).toBe("Late, EUR");
    root.unmount();
    container.remove();
  });
});
