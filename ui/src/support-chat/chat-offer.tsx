import { MessageCircle } from "lucide-react";
import { Button } from "../button/index.ts";
import { useWording } from "../provider/index.ts";
import { chatOffer } from "./support-chat.variants.ts";

/** The way to the support chat, at the end of a page about support (A2). */
export function ChatOffer({ onOpen }: { readonly onOpen: () => void }) {
  const t = useWording();
  return (
    <section aria-label={t("support-chat.title")} className={chatOffer()}>
      <p className="type-body min-w-0 flex-1 basis-60 text-ink-muted">{t("support-chat.text")}</p>
      <Button icon={MessageCircle} onPress={onOpen}>
        {t("support-chat.button")}
      </Button>
    </section>
  );
}
