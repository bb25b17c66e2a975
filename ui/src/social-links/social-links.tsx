import { useWording } from "../provider/index.ts";
import { SocialIcon } from "./social-icon.tsx";
import { socialLink } from "./social-links.variants.ts";

/** Where the brand writes, on another host. */
export interface SocialLinkView {
  /** As the network calls itself. */
  readonly name: string;
  readonly href: string;
}

export interface SocialLinksProps {
  readonly links: readonly SocialLinkView[];
}

/** The ways to the brand on social networks (A2, Footer). */
export function SocialLinks({ links }: SocialLinksProps) {
  const t = useWording();
  if (links.length === 0) return null;
  return (
    <section className="gs:grid gs:grid-cols-1 gs:gap-1">
      <h2 className="gs:type-label gs:text-ink">{t("social-links.title")}</h2>
      <ul className="gs:flex gs:flex-wrap gs:gap-1.5">
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener" className={socialLink()}>
              <SocialIcon network={name.toLowerCase()} />
              <span>{name}</span>
              <span className="gs:sr-only">{t("common.new-tab")}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
