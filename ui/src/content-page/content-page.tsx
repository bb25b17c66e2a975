import { ChevronDown, ChevronRight } from "lucide";
import { Button } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { Notice } from "../notice/index.ts";
import type { Pictures } from "../offer-list/index.ts";
import { useLink, useWording } from "../provider/index.ts";
import { RichText, type RichTextNode } from "../rich-text/index.ts";
import { crumbLink, question } from "./content-page.variants.ts";

/** A step of the way to this page. */
export interface BreadcrumbView {
  readonly name: string;
  readonly href: string;
}

/** One question with its answer. */
export interface QuestionView {
  readonly question: string;
  readonly answer: readonly RichTextNode[];
}

/** A page that the content service wrote (B3). */
export interface ContentView {
  readonly title: string;
  readonly content: readonly RichTextNode[];
  readonly questions: readonly QuestionView[];
  readonly terms: readonly RichTextNode[];
  /** Address of the picture above the page, in the page's language; it says nothing that the page does not. */
  readonly banner: string | null;
}

export interface ContentPageProps {
  /** Null where the page could not be had. */
  readonly page: ContentView | null;
  /** From home to this page; the last one is this page. */
  readonly breadcrumbs: readonly BreadcrumbView[];
  /** `held` while it is unknown whether the person wants pictures: the banner's space stays free. */
  readonly pictures?: Pictures;
  readonly onRetry: () => void;
}

/** A page to read: privacy, terms, help (B2, content pages). */
export function ContentPage(props: ContentPageProps) {
  const { page, breadcrumbs, pictures = "shown", onRetry } = props;
  return (
    <article className="gs:grid gs:grid-cols-[minmax(0,1fr)] gs:gap-4 gs:px-3 gs:pt-2 gs:pb-8 gs:tablet:px-0 gs:wide:pt-0">
      {breadcrumbs.length > 1 && <Breadcrumbs breadcrumbs={breadcrumbs} />}
      {page === null ? <Problem onRetry={onRetry} /> : <Content page={page} pictures={pictures} />}
    </article>
  );
}

function Problem({ onRetry }: Pick<ContentPageProps, "onRetry">) {
  const t = useWording();
  return (
    <Notice kind="error" action={<Button onPress={onRetry}>{t("content.retry.button")}</Button>}>
      {t("content.failed")}
    </Notice>
  );
}

function Content({ page, pictures }: { page: ContentView; pictures: Pictures }) {
  const { title, content, questions, terms, banner } = page;
  const t = useWording();
  return (
    <>
      {banner !== null && pictures === "held" && (
        <div className="gs:aspect-4/1 gs:w-full gs:rounded-md gs:bg-well" />
      )}
      {banner !== null && pictures === "shown" && (
        <img
          src={banner}
          alt=""
          width={960}
          height={240}
          className="gs:h-auto gs:w-full gs:rounded-md"
        />
      )}
      <h1 className="gs:type-title gs:wrap-break-word gs:hyphens-auto">{title}</h1>
      <RichText nodes={content} />
      {questions.length > 0 && (
        <section className="gs:grid gs:gap-2">
          <h2 className="gs:type-heading gs:mt-4">{t("content.questions")}</h2>
          {questions.map(({ question: text, answer }) => (
            <details
              key={text}
              className="gs:group gs:rounded-sm gs:border gs:border-line gs:bg-surface"
            >
              <summary className={question()}>
                <span className="gs:min-w-0 gs:flex-1 gs:wrap-break-word">{text}</span>
                <Icon
                  shape={ChevronDown}
                  size={20}
                  className="gs:shrink-0 gs:group-open:rotate-180"
                />
              </summary>
              <div className="gs:px-4 gs:pb-4">
                <RichText nodes={answer} />
              </div>
            </details>
          ))}
        </section>
      )}
      {terms.length > 0 && (
        <section className="gs:grid gs:gap-3">
          <h2 className="gs:type-heading gs:mt-4">{t("content.terms")}</h2>
          <RichText nodes={terms} />
        </section>
      )}
    </>
  );
}

function Breadcrumbs({ breadcrumbs }: Pick<ContentPageProps, "breadcrumbs">) {
  const t = useWording();
  const Link = useLink();
  return (
    <nav aria-label={t("content.breadcrumbs")}>
      <ol className="gs:type-small gs:flex gs:flex-wrap gs:items-center gs:gap-x-1 gs:text-ink-muted">
        {breadcrumbs.map(({ name, href }, index) => {
          const isLast = index === breadcrumbs.length - 1;
          return (
            <li key={href} className="gs:flex gs:min-w-0 gs:items-center gs:gap-1">
              {index > 0 && <Icon shape={ChevronRight} size={14} />}
              {isLast ? (
                <span aria-current="page" className="gs:min-w-0 gs:wrap-break-word gs:py-2">
                  {name}
                </span>
              ) : (
                <Link href={href} className={crumbLink()}>
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
