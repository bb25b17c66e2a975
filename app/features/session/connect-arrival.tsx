import { ConfirmDialog } from "@grandstand/ui/confirm-dialog";
import { useWording } from "@grandstand/ui/provider";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";

/** Says whose account an address has logged in to; a person who does not own it logs out (docs/decisions/109). */
export function ConnectArrival() {
  const { session, messages } = useSite();
  const t = useWording();
  const name = useStore(session, ({ user }) => user?.name ?? null);
  // The session has ended while this was open.
  if (name === null) return null;
  return (
    <ConfirmDialog
      title={t("site.arrival.title", { name })}
      text={t("site.arrival.text")}
      confirmLabel={t("site.arrival.other.button")}
      cancelLabel={t("site.arrival.stay.button")}
      onConfirm={() => {
        messages.close();
        void session.logout("asked");
      }}
      onCancel={messages.close}
    />
  );
}
