import { lazyPart } from "@grandstand/ui/load-code";
import { awaitedOpenBets } from "@grandstand/ui/open-bets";
import { PersonPart } from "../../core/wording/person-part.tsx";

const ConnectOpenBets = lazyPart(
  async () => (await import("./connect-open-bets.tsx")).ConnectOpenBets,
);

/**
 * The person's open bets at the head of home, whose code comes with a login. The server's document has their height
 * alone, which is kept for a person who had some (docs/decisions/148).
 */
export function OpenBetsPart() {
  return (
    <PersonPart awaited={awaitedOpenBets}>
      <ConnectOpenBets />
    </PersonPart>
  );
}
