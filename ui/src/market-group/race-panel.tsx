import { RaceCard, type RaceCardProps } from "../race-card/index.ts";
import { marketPanel } from "./market-group.variants.ts";

/** The runners of a race among an event's markets. */
export function RacePanel(props: RaceCardProps) {
  return (
    <section className={marketPanel()}>
      <RaceCard {...props} />
    </section>
  );
}
