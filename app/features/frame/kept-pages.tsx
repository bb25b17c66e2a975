import { Activity, type ComponentType, memo, type ReactNode, useState } from "react";
import { Outlet, useMatches } from "react-router-dom";
import { Part } from "../../core/site/part.tsx";
import { PartReady, WaitingPart } from "../../core/site/parts-in-waiting.ts";
import type { HomeData } from "../home/index.ts";
import type { RacingData } from "../racing/index.ts";

/** What is kept of a page: its data, and the page itself, which its route brings along. */
interface KeptPage<Data> {
  readonly data: Data;
  readonly Page: ComponentType<{ data: Data }>;
}

interface Kept {
  readonly home: KeptPage<HomeData> | null;
  readonly racing: KeptPage<RacingData> | null;
}

/**
 * Home and the horse-racing index stay alive while other pages are shown (A2, B2): with what was
 * opened and typed in them, but hidden, so that neither their effects nor their prices continue.
 */
export function KeptPages() {
  const match = useMatches().at(-1);
  const data = match?.loaderData;
  const [kept, setKept] = useState<Kept>({ home: null, racing: null });
  const shown = kindOf(data);
  const Page = keptPageOf(match?.handle);
  if (shown !== null && Page !== null && data !== kept[shown]?.data) {
    setKept({ ...kept, [shown]: { data, Page } });
  }
  const { home, racing } = kept;
  return (
    <>
      {home && <KeptActivity isShown={shown === "home"} kept={home} />}
      {racing && <KeptActivity isShown={shown === "racing"} kept={racing} />}
      <Outlet />
    </>
  );
}

interface KeptActivityProps<Data> {
  readonly isShown: boolean;
  readonly kept: KeptPage<Data>;
}

function KeptActivity<Data>({ isShown, kept }: KeptActivityProps<Data>) {
  return (
    <>
      <WaitingPart />
      <Activity mode={isShown ? "visible" : "hidden"}>
        <Part>
          <KeptPageView kept={kept} />
        </Part>
        <PartReady />
      </Activity>
    </>
  );
}

/** A change of page does not draw a kept one again: hidden, it would be drawn again and again while prices move. */
const KeptPageView = memo(function KeptPageView<Data>({ kept }: { kept: KeptPage<Data> }) {
  return <kept.Page data={kept.data} />;
}) as <Data>(props: { readonly kept: KeptPage<Data> }) => ReactNode;

function kindOf(data: unknown): "home" | "racing" | null {
  if (typeof data !== "object" || data === null || !("kind" in data)) return null;
  return data.kind === "home" || data.kind === "racing" ? data.kind : null;
}

/** A kept page comes with its route's `handle`, so that its code comes with the route alone. */
function keptPageOf(handle: unknown): ComponentType<{ data: unknown }> | null {
  const { KeptPage } = (handle ?? {}) as { KeptPage?: ComponentType<{ data: unknown }> };
  return KeptPage ?? null;
}
