import type { PrecannedOnWire } from "@grandstand/contract/bet-builder";
import { ReadyBuilders } from "@grandstand/ui/ready-builders";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { isNarrowPage } from "../../core/site/narrow-page.ts";
import { useSite } from "../../core/site/site-context.ts";
import { chooseReadyBuilder, createReadyBuilders, toReadyBuilderView } from "./ready-builders.ts";
import { useBetBuilder } from "./use-bet-builder.ts";
import type { BuilderEvent } from "./view.ts";

const none: readonly PrecannedOnWire[] = [];

/** The builders that are ready to bet on; none where they can't be had. */
export function ConnectReadyBuilders({ event, facts }: BuilderEvent) {
  const { slipOutline } = useSite();
  const builder = useBetBuilder();
  const chosenId = useStore(builder, (state) => state.builder.precannedId);
  const fetched = useFetched(createReadyBuilders, event.id);
  const offered = fetched.status === "loaded" ? fetched.value.builders : none;
  const views = useMemo(() => offered.map(toReadyBuilderView), [offered]);
  return (
    <ReadyBuilders
      builders={fetched.status === "loading" ? null : views}
      chosenId={chosenId}
      onChoose={(id) => {
        const made = offered.find((each) => each.precanned_id === id);
        if (!made || !chooseReadyBuilder(builder, made, event, facts)) return;
        // A narrow screen has no pill for what is pre-made: it opens at once (B2).
        if (isNarrowPage()) slipOutline.open(true);
      }}
    />
  );
}
