import { ChevronRight } from "lucide";
import { Icon, type IconShape } from "../icon/index.ts";
import { useLink, useWording } from "../provider/index.ts";

interface RowWordsProps {
  readonly icon?: IconShape;
  readonly title: string;
  readonly text?: string;
}

/** The words of a row, between its icon and the arrow that says that it leads on. */
function RowWords({ icon: shape, title, text }: RowWordsProps) {
  return (
    <>
      {shape && <Icon shape={shape} className="gs:shrink-0" />}
      <span className="gs:min-w-0 gs:flex-1">
        <span className="gs-help-row-title">{title}</span>
        {text !== undefined && <span className="gs-help-row-text">{text}</span>}
      </span>
      <Icon shape={ChevronRight} size={18} className="gs:shrink-0 gs:text-ink-muted" />
    </>
  );
}

/** A row that leads to a page; one of another host opens in a new tab. */
export function LinkRow({ href, ...words }: RowWordsProps & { readonly href: string }) {
  const Link = useLink();
  const t = useWording();
  const opensNewTab = href.startsWith("https:");
  return (
    <Link
      href={href}
      className="gs-help-row"
      {...(opensNewTab && { target: "_blank", rel: "noopener" })}
    >
      <RowWords {...words} />
      {opensNewTab && <span className="gs:sr-only">{t("common.new-tab")}</span>}
    </Link>
  );
}

/** A row that does something on the page. */
export function ButtonRow({ onPress, ...words }: RowWordsProps & { readonly onPress: () => void }) {
  return (
    <button type="button" className="gs-help-row" onClick={() => onPress()}>
      <RowWords {...words} />
    </button>
  );
}
