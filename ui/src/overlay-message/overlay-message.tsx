import type { ReactNode } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { Dialog, type DialogCloseReason } from "../dialog/index.ts";
import { useWording } from "../provider/index.ts";
import { overlayMessageText } from "./overlay-message.variants.ts";

/**
 * What the one button does. `page` and `url` go somewhere by a link; `cashier` and `call` hand over
 * to the caller, which opens the cashier or posts to our own service, and nothing else.
 */
export type OverlayButton =
  | {
      readonly linkType: "page" | "url";
      readonly label: string;
      readonly href: string;
      readonly opensNewTab: boolean;
    }
  | {
      readonly linkType: "cashier" | "call";
      readonly label: string;
      readonly isBusy?: boolean;
      readonly onPress: () => void;
    };

export interface OverlayMessageProps {
  readonly title: string;
  /** Plain text, or what the caller made of it; never markup from a server. */
  readonly text: ReactNode;
  readonly button?: OverlayButton;
  readonly onClose: (reason: DialogCloseReason) => void;
}

/** One message over the page, with at most one thing to do about it (A3, B5). */
export function OverlayMessage({ title, text, button, onClose }: OverlayMessageProps) {
  const t = useWording();
  return (
    <Dialog
      title={title}
      description={<div className={overlayMessageText()}>{text}</div>}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onPress={() => onClose("button")}>
            {t("overlay.close.button")}
          </Button>
          {button && <MessageButton button={button} />}
        </>
      }
    />
  );
}

function MessageButton({ button }: { button: OverlayButton }) {
  if ("href" in button) {
    return (
      <ButtonLink variant="act" href={button.href} opensNewTab={button.opensNewTab}>
        {button.label}
      </ButtonLink>
    );
  }
  return (
    <Button variant="act" isBusy={button.isBusy} onPress={button.onPress}>
      {button.label}
    </Button>
  );
}
