import type { ReactNode } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { changeDetails, useWording } from "../provider/index.ts";
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
  /** Another way on, less likely; it replaces the second button, which closes. */
  readonly alternative?: OverlayButton;
  readonly onClose: DialogClose;
}

/** One message over the page, with one thing to do about it, seldom two (A3, A4, B5). */
export function OverlayMessage({ title, text, button, alternative, onClose }: OverlayMessageProps) {
  const t = useWording();
  return (
    <Dialog
      title={title}
      description={<div className={overlayMessageText()}>{text}</div>}
      onClose={onClose}
      footer={
        <>
          {alternative ? (
            <MessageButton variant="outline" button={alternative} />
          ) : (
            <Button
              variant="outline"
              onPressEvent={(event) => onClose("button", changeDetails("button", event))}
            >
              {t("overlay.close.button")}
            </Button>
          )}
          {button && <MessageButton variant="act" button={button} />}
        </>
      }
    />
  );
}

interface MessageButtonProps {
  readonly variant: "act" | "outline";
  readonly button: OverlayButton;
}

function MessageButton({ variant, button }: MessageButtonProps) {
  if ("href" in button) {
    return (
      <ButtonLink variant={variant} href={button.href} opensNewTab={button.opensNewTab}>
        {button.label}
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} isBusy={button.isBusy} onPress={button.onPress}>
      {button.label}
    </Button>
  );
}
