import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";

/** Says that the call of a notification's button was not answered, or was refused. */
export function PopupFailure() {
  const t = useWording();
  const failed = t("notification.popup_generic.failed");
  return (
    <Notice kind="error" announced={failed}>
      {failed}
    </Notice>
  );
}
