import { ConfirmDialog } from "@grandstand/ui/confirm-dialog";
import { useWording } from "@grandstand/ui/provider";
import type { Overlay } from "../../core/messages/messages.ts";
import { useSite } from "../../core/site/site-context.ts";

/** Has the person confirm that a shared slip replaces the one that is there. */
export function ConnectSharedSlip({
  overlay,
}: {
  overlay: Extract<Overlay, { kind: "shared-slip" }>;
}) {
  const { messages } = useSite();
  const t = useWording();
  return (
    <ConfirmDialog
      title={t("shared-slip.replace.title")}
      text={t("shared-slip.replace.text", { count: overlay.count })}
      confirmLabel={t("shared-slip.replace.button")}
      cancelLabel={t("shared-slip.keep.button")}
      onConfirm={() => {
        messages.close();
        overlay.onConfirm();
      }}
      onCancel={messages.close}
    />
  );
}
