import { intervals } from "@grandstand/rules/intervals";
import type { Site } from "../../core/site/site.ts";

/**
 * Copies the name of the sport account and says so in a toast (A8); a browser that does not let the page write to the
 * clipboard is said as well.
 */
export async function copySportAccount(
  { messages }: Pick<Site, "messages">,
  name: string,
  clipboard: Pick<Clipboard, "writeText"> | undefined = navigator.clipboard,
): Promise<void> {
  const isCopied = await Promise.resolve(clipboard?.writeText(name).then(() => true)).catch(
    () => false,
  );
  messages.showToast(
    isCopied
      ? {
          severity: "success",
          title: { key: "account.sport-name.copied.title" },
          text: { key: "account.sport-name.copied.text", variables: { name } },
          duration: intervals.toastCopied,
        }
      : {
          severity: "error",
          title: { key: "account.sport-name.not-copied.title" },
          text: { key: "account.sport-name.not-copied.text" },
          duration: intervals.toastError,
        },
  );
}
