import { Link2 } from "lucide";
import { useState } from "react";
import { Icon } from "../icon/index.ts";
import { inlineAction } from "../place-control/index.ts";
import { useAnnounce, useWording } from "../provider/index.ts";

/** What became of a link to the slip. Where it could not be handed on, the link itself, if there is one. */
export type SlipSharing =
  | { readonly kind: "copied" | "shared" | "cancelled" }
  | { readonly kind: "failed"; readonly link: string | null };

/** Hands on a link to what is on the slip: never its stake. How it ended is announced, and shown below. */
export function ShareSlip({ onShare }: { readonly onShare: () => Promise<SlipSharing> }) {
  const t = useWording();
  const announce = useAnnounce();
  const [sharing, setSharing] = useState<SlipSharing | null>(null);
  async function share() {
    const ended = await onShare().catch((): SlipSharing => ({ kind: "failed", link: null }));
    setSharing(ended);
    if (ended.kind !== "cancelled") announce(t(`bet-slip.share.${ended.kind}`));
  }
  return (
    <div className="gs:grid gs:gap-1 gs:px-4 gs:pb-2">
      <button
        type="button"
        className={`${inlineAction()} gs:tap gs:type-small gs:flex gs:items-center gs:gap-2 gs:justify-self-start gs:text-ink-muted`}
        onClick={() => void share()}
      >
        <Icon shape={Link2} size={16} />
        <span>{t("bet-slip.share.button")}</span>
      </button>
      {sharing !== null && sharing.kind !== "cancelled" && (
        <p className="gs:type-small gs:text-ink-muted">{t(`bet-slip.share.${sharing.kind}`)}</p>
      )}
      {sharing?.kind === "failed" && sharing.link !== null && (
        <p className="gs:type-small gs:rounded-sm gs:bg-well gs:p-2 gs:wrap-anywhere gs:select-all">
          {sharing.link}
        </p>
      )}
    </div>
  );
}
