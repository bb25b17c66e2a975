import { MessageCircle } from "lucide";
import { Button } from "../button/index.ts";
import { useWording } from "../provider/index.ts";
import { type ChatOfferLayout, chatOffer } from "./support-chat.variants.ts";

interface ChatOfferProps {
  /** `page`: at the end of a page about support. `bar`: at the foot of the cashier. */
  readonly layout?: ChatOfferLayout;
  readonly onOpen: () => void;
}

/** The way to the support chat (A2). */
export function ChatOffer({ layout = "page", onOpen }: ChatOfferProps) {
  const t = useWording();
  return (
    <section aria-label={t("support-chat.title")} className={chatOffer({ layout })}>
      {layout === "page" && (
        <p className="gs:type-body gs:min-w-0 gs:flex-1 gs:basis-60 gs:text-ink-muted">
          {t("support-chat.text")}
        </p>
      )}
      <Button icon={MessageCircle} onPress={onOpen}>
        {t("support-chat.button")}
      </Button>
    </section>
  );
}
