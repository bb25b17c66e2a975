import { controlPath } from "@grandstand/rules/limits";
import { ButtonLink } from "../button/index.ts";
import { useFormat, useWording } from "../provider/index.ts";

/** The way from the slip to *Stay in control*. */
export function ControlLink() {
  const t = useWording();
  const { locale } = useFormat();
  return (
    <ButtonLink href={controlPath(locale)} variant="quiet" size="small">
      {t("common.stay-in-control")}
    </ButtonLink>
  );
}
