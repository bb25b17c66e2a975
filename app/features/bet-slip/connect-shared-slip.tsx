import { ConfirmDialog } from "@grandstand/ui/confirm-dialog";
import { useWording } from "@grandstand/ui/provider";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { createSharedSlipOffer } from "./shared-slip-offer.ts";

/** Has the person confirm that a shared slip replaces the one that is there. */
export function ConnectSharedSlip({ count }: { readonly count: number }) {
  const offer = useFeatureStore(createSharedSlipOffer);
  const t = useWording();
  return (
    <ConfirmDialog
      title={t("shared-slip.replace.title")}
      text={t("shared-slip.replace.text", { count })}
      confirmLabel={t("shared-slip.replace.button")}
      cancelLabel={t("shared-slip.keep.button")}
      onConfirm={() => offer.answer(true)}
      onCancel={() => offer.answer(false)}
    />
  );
}
