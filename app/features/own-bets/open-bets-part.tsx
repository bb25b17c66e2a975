import { lazyPart } from "@grandstand/ui/load-code";
import { AwaitedOpenBets } from "@grandstand/ui/open-bets";
import { useStore } from "zustand";
import { loggedIn } from "../../core/session/session.ts";
import { Part } from "../../core/site/part.tsx";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { hadOpenBets } from "./had-open-bets.ts";

const ConnectOpenBets = lazyPart(
  async () => (await import("./connect-open-bets.tsx")).ConnectOpenBets,
);

/**
 * The person's open bets at the head of home, whose code comes with a login. The server's document has their height
 * alone, which is kept for a person who had some (docs/decisions/148).
 */
export function OpenBetsPart() {
  const { session, storage } = useSite();
  if (!useStore(session, loggedIn)) return <AwaitedOpenBets />;
  return (
    <Part>
      <Deferred fallback={<AwaitedOpenBets isAwaited={hadOpenBets(storage)} />}>
        <ConnectOpenBets />
      </Deferred>
    </Part>
  );
}
