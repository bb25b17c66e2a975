import { Activity, useState } from "react";
import { Outlet, useMatches } from "react-router";
import type { HomeData } from "../../routes/home.tsx";
import type { SportData } from "../../routes/sport.tsx";
import { HomePage } from "../pages/home-page.tsx";
import { SportPage } from "../pages/sport-page.tsx";

interface Kept {
  readonly home: HomeData | null;
  readonly racing: SportData | null;
}

/**
 * Home and the horse-racing index stay alive while other pages are shown (A2, B2): with what was
 * opened and typed in them, but hidden, so that neither their effects nor their prices go on.
 */
export function KeptPages() {
  const data = useMatches().at(-1)?.loaderData;
  const [kept, setKept] = useState<Kept>({ home: null, racing: null });
  const shown = kindOf(data);
  const home = shown === "home" ? (data as HomeData) : kept.home;
  const racing = shown === "racing" ? (data as SportData) : kept.racing;
  if (home !== kept.home || racing !== kept.racing) setKept({ home, racing });
  return (
    <>
      {home && (
        <Activity mode={shown === "home" ? "visible" : "hidden"}>
          <HomePage data={home} />
        </Activity>
      )}
      {racing && (
        <Activity mode={shown === "racing" ? "visible" : "hidden"}>
          <SportPage data={racing} />
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
