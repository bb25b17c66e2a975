import { lazyPart } from "@grandstand/ui/load-code";
import { memo } from "react";
import { LatePart } from "../../core/wording/late-part.tsx";
import type { ConnectFollowProps } from "./connect-follow.tsx";

const ConnectFollow = lazyPart(async () => (await import("./connect-follow.tsx")).ConnectFollow);

/** The button in the head of a match, as late as what happens in it; pressed before, it is pressed when it comes. */
export const FollowPart = memo(function FollowPart(props: ConnectFollowProps) {
  return (
    <LatePart>
      <ConnectFollow {...props} />
    </LatePart>
  );
});
