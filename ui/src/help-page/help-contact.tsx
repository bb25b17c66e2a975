import { controlPath } from "@grandstand/rules/limits";
import { localePath } from "@grandstand/rules/locale";
import { LifeBuoy, Mail, MessageCircle } from "lucide";
import { type ReactNode, useId } from "react";
import { Icon, type IconShape } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import type { HelpPageProps } from "./help-page-props.ts";

/** The channels by which support is reached. */
export function HelpContact({ onChat }: Pick<HelpPageProps, "onChat">) {
  const t = useWording();
  const { locale } = useFormat();
  const Anchor = useLink();
  const id = useId();
  return (
    <section className="gs-help-part">
      <h2 id={id} className="gs-help-heading">
        {t("help.contact")}
      </h2>
      <ul aria-labelledby={id} className="gs-help-card gs-help-contacts">
        <li className="gs-help-scripted">
          <button type="button" className="gs-help-contact" onClick={() => onChat()}>
            <Channel
              icon={MessageCircle}
              title={t("support-chat.button")}
              text={t("support-chat.text")}
            />
          </button>
        </li>
        <li>
          <Anchor href={localePath("/support/contact-us", locale)} className="gs-help-contact">
            <Channel
              icon={Mail}
              title={t("help.contact.write")}
              text={t("help.contact.write.text")}
            />
          </Anchor>
        </li>
      </ul>
    </section>
  );
}

interface ChannelProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly text: string;
}

function Channel({ icon: shape, title, text }: ChannelProps): ReactNode {
  return (
    <>
      <Icon shape={shape} />
      <span className="gs-help-row-title">{title}</span>
      <span className="gs-help-row-text">{text}</span>
    </>
  );
}

/** For a person whose play is no pleasure any more: limits, a break and a test, and who else helps. */
export function HelpCare({ help }: Pick<HelpPageProps, "help">) {
  const t = useWording();
  const { locale } = useFormat();
  const id = useId();
  return (
    <section aria-labelledby={id} className="gs-help-care">
      <Icon shape={LifeBuoy} className="gs:shrink-0" />
      <div className="gs:grid gs:min-w-0 gs:gap-1">
        <h2 id={id} className="gs:type-label">
          {t("help.care")}
        </h2>
        <p className="gs:type-body gs:text-ink-muted">
          <span>{t("help.care.text")}</span>{" "}
          <Link href={controlPath(locale)}>{t("common.stay-in-control")}</Link>
        </p>
        {help.length > 0 && (
          <ul className="gs:grid gs:gap-1">
            {help.map(({ kind, name, href, telephone }) => (
              <li key={href} className="gs:flex gs:flex-wrap gs:items-center gs:gap-x-3">
                <span className="gs:type-small gs:text-ink-muted">
                  {t(`stay-in-control.help.${kind}`)}
                </span>
                <Link variant="plain" href={href} opensNewTab>
                  {name}
                </Link>
                {telephone && (
                  <Link variant="plain" href={`tel:${telephone.replace(/\s/g, "")}`}>
                    {telephone}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
