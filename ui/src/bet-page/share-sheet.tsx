import { Download, Share2 } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { CheckBox } from "../field/check-box.tsx";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { type BetImageText, drawBetImage, imageOf } from "./bet-image.ts";

/** Hands a picture on, to other apps or as a file; rejects where that can't be done. */
export type HandOver = (image: Blob, fileName: string) => Promise<"shared" | "saved" | "cancelled">;

export interface ShareSheetProps {
  /** What the picture says, with what was staked and what it pays, or without any amount. */
  readonly textOf: (hasAmounts: boolean) => BetImageText;
  readonly fileName: string;
  readonly onShare: HandOver;
  /** Keeps it as a file. */
  readonly onSave: HandOver;
  readonly onClose: DialogClose;
}

/** The picture of a bet before it is handed on. It has no amount unless the person says so. */
export function ShareSheet({ textOf, fileName, onShare, onSave, onClose }: ShareSheetProps) {
  const t = useWording();
  const id = useId();
  const [hasAmounts, setAmounts] = useState(false);
  const [state, setState] = useState<"ready" | "busy" | "saved" | "failed">("ready");
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = textOf(hasAmounts);
  const written = JSON.stringify(text);
  // One drawing after the other; what is handed on waits for the last one.
  const drawn = useRef(Promise.resolve());
  useEffect(() => {
    drawn.current = drawn.current
      .catch(() => undefined)
      .then(() => drawBetImage(canvas.current, JSON.parse(written) as BetImageText));
    drawn.current.catch(() => setState("failed"));
  }, [written]);
  async function hand(over: HandOver) {
    if (state === "busy") return;
    setState("busy");
    try {
      await drawn.current;
      if (!canvas.current) return;
      const end = await over(await imageOf(canvas.current), fileName);
      setState(end === "saved" ? "saved" : "ready");
    } catch {
      setState("failed");
    }
  }
  return (
    <Dialog
      title={t("bet-page.share")}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" icon={Download} onPress={() => void hand(onSave)}>
            {t("bet-page.share.save.button")}
          </Button>
          <Button
            variant="act"
            icon={Share2}
            isBusy={state === "busy"}
            onPress={() => void hand(onShare)}
          >
            {t("bet-page.share.button")}
          </Button>
        </>
      }
    >
      <div className="gs:grid gs:gap-3">
        <div className="gs:grid gs:justify-items-center gs:rounded-md gs:bg-well gs:p-3">
          <canvas
            ref={canvas}
            role="img"
            aria-label={wordsOf(text).join(", ")}
            className="gs:max-h-[48dvh] gs:max-w-full"
          />
        </div>
        <div>
          <CheckBox
            label={t("bet-page.share.amounts")}
            describedBy={id}
            isChecked={hasAmounts}
            onChange={(isChecked) => {
              setState("ready");
              setAmounts(isChecked);
            }}
          />
          <p id={id} className="gs:type-small gs:text-ink-muted">
            {t("bet-page.share.amounts.meaning")}
          </p>
        </div>
        {(state === "saved" || state === "failed") && (
          <Notice
            kind={state === "failed" ? "error" : "information"}
            announced={t(`bet-page.shared.${state}`)}
          >
            {t(`bet-page.shared.${state}`)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** All that is written on the picture, for a person who does not see it. */
function wordsOf(text: BetImageText): readonly string[] {
  const { brand, title, placedAt, status, legs, figures, note } = text;
  const ofLegs = legs.flatMap(({ outcome, market, event, odds }) => [outcome, market, event, odds]);
  const ofFigures = figures.map(({ name, value }) => `${name} ${value}`);
  return [brand, status, title, placedAt, ...ofLegs, ...ofFigures, note].filter(Boolean);
}
