import { Activity, type ComponentType, useState } from "react";
import { Outlet, useMatches } from "react-router";
import type { HomeData } from "../../routes/home.tsx";
import type { RacingData } from "../../routes/sport.tsx";
import { HomePage } from "../pages/home-page.tsx";

/** A page that its route brings along, so that its code comes with the route alone. */
type RacingPage = ComponentType<{ data: RacingData }>;

interface Kept {
  readonly home: HomeData | null;
  readonly racing: RacingData | null;
  readonly RacingPage: RacingPage | null;
}

/**
 * Home and the horse-racing index stay alive while other pages are shown (A2, B2): with what was
 * opened and typed in them, but hidden, so that neither their effects nor their prices go on.
 */
export function KeptPages() {
  const match = useMatches().at(-1);
  const data = match?.loaderData;
  const [kept, setKept] = useState<Kept>({ home: null, racing: null, RacingPage: null });
  const shown = kindOf(data);
  const home = shown === "home" ? (data as HomeData) : kept.home;
  const racing = shown === "racing" ? (data as RacingData) : kept.racing;
  const RacingPage = shown === "racing" ? keptPageOf(match?.handle) : kept.RacingPage;
  if (home !== kept.home || racing !== kept.racing) setKept({ home, racing, RacingPage });
  return (
    <>
      {home && (
        <Activity mode={shown === "home" ? "visible" : "hidden"}>
          <HomePage data={home} />
        </Activity>
      )}
      {racing && RacingPage && (
        <Activity mode={shown === "racing" ? "visible" : "hidden"}>
          <RacingPage data={racing} />
        </Activity>
      )}
      <Outlet />
    </>
  );
}

function kindOf(data: unknown): "home" | "racing" | null {
  if (typeof data !== "object" || data === null || !("kind" in data)) return null;
  return data.kind === "home" || data.kind === "racing" ? data.kind : null;
}

function keptPageOf(handle: unknown): RacingPage | null {
  return (handle as { readonly KeptPage?: RacingPage } | undefined)?.KeptPage ?? null;
}
