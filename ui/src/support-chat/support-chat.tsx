import { localePath } from "@grandstand/rules/locale";
import { useEffect, useEffectEvent } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { chatTarget } from "./support-chat.variants.ts";

/** How far the chat's own code is; `refused`: it is there, and does not accept who the person is. */
export const chatStatuses = ["loading", "ready", "failed", "refused"] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** The element in which the chat's code draws itself. */
export const chatTargetId = "support-chat";

export interface ChatDialogProps {
  readonly status: ChatStatus;
  /** The element is there: the chat's code may draw itself in it. */
  readonly onTarget: () => void;
  readonly onRetry: () => void;
  readonly onClose: DialogClose;
}

/**
 * The support chat over the page (A2). What is said in it is the chat's own; closing it ends nothing.
 *
 * Data attributes: `data-chat` loading | ready | failed | refused.
 */
export function ChatDialog({ status, onTarget, onRetry, onClose }: ChatDialogProps) {
  const t = useWording();
  return (
    <Dialog title={t("support-chat.title")} layout="side" onClose={onClose}>
      <div data-chat={status}>
        {status === "loading" && (
          <Loading>
            <Skeleton width="half" />
          </Loading>
        )}
        {status === "failed" && <Failure text={t("support-chat.failed")} onRetry={onRetry} />}
        {status === "refused" && <Failure text={t("support-chat.refused")} onRetry={onRetry} />}
        {status === "ready" && <Target onTarget={onTarget} />}
      </div>
    </Dialog>
  );
}

function Target({ onTarget }: Pick<ChatDialogProps, "onTarget">) {
  const begin = useEffectEvent(onTarget);
  useEffect(() => {
    begin();
  }, []);
  return <div id={chatTargetId} className={chatTarget()} />;
}

type FailureProps = Pick<ChatDialogProps, "onRetry"> & { readonly text: string };

function Failure({ text, onRetry }: FailureProps) {
  const t = useWording();
  const { locale } = useFormat();
  return (
    <div className="gs:grid gs:justify-items-start gs:gap-3">
      <Notice kind="error" announced={text}>
        {text}
      </Notice>
      <Button onPress={onRetry}>{t("support-chat.retry.button")}</Button>
      <ButtonLink variant="quiet" href={localePath("/support/contact-us", locale)} opensNewTab>
        {t("support-chat.contact")}
      </ButtonLink>
    </div>
  );
}
