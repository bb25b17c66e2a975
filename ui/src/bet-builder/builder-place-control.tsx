import type { BuilderControl } from "@grandstand/rules/builder";
import { useEffect, useEffectEvent } from "react";
import { Button } from "../button/index.ts";
import {
  missingFundsOf,
  PlaceControl,
  type PlaceStep,
  PotentialReturn,
} from "../place-control/index.ts";
import { useAnnounce, useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { BetBuilderProps } from "./bet-builder-props.ts";
import { BuilderChanges, BuilderReasons } from "./builder-reasons.tsx";
import type { BuilderView } from "./builder-view.ts";
import { keyOf, useBuilderOffer } from "./use-builder-offer.ts";

/** The control that places the picks as one bet. */
export function BuilderPlaceControl(props: BetBuilderProps) {
  const { builder } = props;
  const { control } = builder;
  const t = useWording();
  const format = useFormat();
  const sentence = useBuilderSentence(builder);
  const accept = useBuilderOffer(props);
  const isWaiting = control.kind === "processing" && builder.isInPlay;
  useAnnouncedWait(isWaiting);
  const offered = control.kind === "place" ? control.change : null;
  return (
    <PlaceControl
      control={stepOf(control)}
      betCount={1}
      stake={builder.stakeCents ?? 0}
      missingFunds={missingFundsOf(builder)}
      passedLimit={builder.passedLimit}
      waitsInPlay={isWaiting}
      pays={<BuilderReturn builder={builder} />}
      changes={<BuilderChanges builder={builder} onRemoveOver={props.onRemoveOver} />}
      reasons={<BuilderReasons builder={builder} />}
      optional={
        offered && (
          <Button variant="outline" width="full" onPress={() => accept(offered)}>
            <Sentence>{t("bet-slip.place.accept-one", { odds: format.odds(offered.to) })}</Sentence>
          </Button>
        )
      }
      sentence={sentence && <Sentence>{sentence}</Sentence>}
      onPlace={props.onPlace}
      onAccept={() => {
        if (control.kind === "accept-change") accept(control.change);
      }}
      onLogIn={props.onLogIn}
      onRestricted={props.onRestricted}
      onDeposit={props.onDeposit}
      schedule={props.schedule}
    />
  );
}

/** Says aloud that the bookmaker holds a bet in play for a few seconds. */
function useAnnouncedWait(isWaiting: boolean): void {
  const announce = useAnnounce();
  const t = useWording();
  const say = useEffectEvent(() => announce(t("bet-slip.place.in-play-wait"), "polite"));
  useEffect(() => {
    if (isWaiting) say();
  }, [isWaiting]);
}

function stepOf(control: BuilderControl): PlaceStep {
  if (control.kind !== "accept-change") return control;
  const { kind, change } = control;
  return { kind, offer: { key: keyOf(change), odds: [change.to] } };
}

/** What the picks pay together, and whether that is the most that a ticket pays. */
function BuilderReturn({ builder }: { readonly builder: BuilderView }) {
  const t = useWording();
  const format = useFormat();
  const { potentialReturn, cappedAt } = builder;
  return (
    <>
      <PotentialReturn cents={potentialReturn} />
      {cappedAt !== null && (
        <p className="gs:type-small gs:text-ink">
          <Sentence>{t("bet-slip.summary.capped", { maximum: format.money(cappedAt) })}</Sentence>
        </p>
      )}
    </>
  );
}

/** The whole bet in a sentence, to be read before money moves (WCAG 3.3.4); null where it can't be placed as it is. */
function useBuilderSentence(builder: BuilderView): string | null {
  const t = useWording();
  const format = useFormat();
  const { stakeCents, odds, picks, potentialReturn, control } = builder;
  if (!tellable.has(control.kind) || !stakeCents || odds === null || potentialReturn === null) {
    return null;
  }
  return t("bet-builder.sentence", {
    stake: format.money(stakeCents),
    count: picks.length,
    odds: format.odds(odds),
    return: format.money(potentialReturn),
  });
}

/** The controls with which the bet can be placed as it is, or is on its way. */
const tellable: ReadonlySet<BuilderControl["kind"]> = new Set([
  "place",
  "login",
  "restricted",
  "processing",
]);
