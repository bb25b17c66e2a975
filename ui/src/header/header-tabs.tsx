import { localePath } from "@grandstand/rules/locale";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { headerTab } from "./header.variants.ts";
import type { HeaderProps, HeaderTab } from "./header-props.ts";

const paths: Readonly<Record<Exclude<HeaderTab, "blog">, string>> = {
  sports: "/",
  live: "/live/",
  "premium-league": "/maxpayout/",
};
const internal = ["sports", "live", "premium-league"] as const;

/** The tabs of a wide header; a narrow page has its bottom bar instead. */
export function HeaderTabs({
  currentTab,
  hasLoyalty,
  blogHref,
}: Pick<HeaderProps, "currentTab" | "hasLoyalty" | "blogHref">) {
  const Link = useLink();
  const t = useWording();
  const { locale } = useFormat();
  const isOffered = (tab: HeaderTab) => hasLoyalty || tab !== "premium-league";
  return (
    <nav aria-label={t("header.tabs")} className="gs:hidden gs:self-stretch gs:wide:flex">
      <ul className="gs:flex gs:gap-1">
        {internal.filter(isOffered).map((tab) => (
          <li key={tab} className="gs:flex">
            <Link
              href={localePath(paths[tab], locale)}
              aria-current={tab === currentTab ? "page" : undefined}
              className={headerTab({ isCurrent: tab === currentTab })}
            >
              {t(`header.tab.${tab}`)}
            </Link>
          </li>
        ))}
        <li className="gs:flex">
          <a
            href={blogHref}
            target="_blank"
            rel="noopener"
            className={headerTab({ isCurrent: currentTab === "blog" })}
          >
            <span>{t("header.tab.blog")}</span>
            <span className="gs:sr-only">{t("common.new-tab")}</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}
