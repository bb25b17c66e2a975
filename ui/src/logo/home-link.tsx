import { localePath } from "@grandstand/rules/locale";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { Logo } from "./logo.tsx";

/** The logo as the way to the home page. */
export function HomeLink() {
  const Link = useLink();
  const t = useWording();
  const { locale } = useFormat();
  return (
    <Link
      href={localePath("/", locale)}
      className="gs:focus-ring gs:flex gs:min-h-11 gs:min-w-11 gs:shrink-0 gs:items-center gs:rounded-sm gs:px-1"
    >
      <Logo size="responsive" />
      <span className="gs:sr-only">{t("header.home")}</span>
    </Link>
  );
}
