import { thresholds } from "@grandstand/rules/intervals";
import { localePath } from "@grandstand/rules/locale";
import { programme } from "@grandstand/rules/loyalty";
import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { FilterLinks } from "../filter-chips/index.ts";
import { LoyaltyLadder, LoyaltyPanel, type LoyaltyView } from "../loyalty-panel/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import {
  awaitedPanel,
  type LoyaltyPageName,
  loyaltyCard,
  pageIntro,
} from "./loyalty-page.variants.ts";

export interface LoyaltyPageProps {
  readonly page: LoyaltyPageName;
  readonly title: string;
  /** Cents that one coin is worth. */
  readonly coinValue?: number;
  /** Null for a visitor, and for a person on level Zero. */
  readonly loyalty: LoyaltyView | null;
  readonly isVisitor: boolean;
  readonly onLogIn: () => void;
  readonly onConvert: () => void;
}

const paths: Readonly<Record<LoyaltyPageName, string>> = {
  home: "/maxpayout/",
  levels: "/maxpayout/your-maxpayout-levels/",
  terms: "/maxpayout/maxpayout-faq-terms/",
};
const tabs = ["home", "levels", "terms"] as const;
const answers = ["1", "2", "3", "4"] as const;

/** The public pages of the loyalty programme: what it is, its levels, its questions and terms (B2). */
export function LoyaltyPage(props: LoyaltyPageProps) {
  const { page, title } = props;
  const t = useWording();
  const { locale } = useFormat();
  return (
    <div className="gs:grid gs:grid-cols-[minmax(0,1fr)] gs:gap-4">
      <h1 className="gs:type-title gs:px-3 gs:pt-2 gs:tablet:px-0 gs:wide:pt-0">{title}</h1>
      <FilterLinks
        label={t("maxpayout.nav")}
        links={tabs.map((tab) => ({
          name: t(`maxpayout.nav.${tab}`),
          href: localePath(paths[tab], locale),
          isCurrent: tab === page,
        }))}
      />
      {page === "home" && <ProgrammeHome {...props} />}
      {page === "levels" && <ProgrammeLevels loyalty={props.loyalty} />}
      {page === "terms" && <ProgrammeTerms />}
    </div>
  );
}

function ProgrammeHome({
  loyalty,
  isVisitor,
  coinValue = 1,
  onLogIn,
  onConvert,
}: LoyaltyPageProps) {
  const t = useWording();
  const format = useFormat();
  const { pointsPerEuro, dailyCoinsLimit } = programme;
  return (
    <>
      <p className={pageIntro()}>{t("maxpayout.home.intro")}</p>
      {loyalty && <LoyaltyPanel loyalty={loyalty} layout="own-page" onConvert={onConvert} />}
      {isVisitor && (
        <section className={`${loyaltyCard()} ${awaitedPanel()}`}>
          <p>{t("maxpayout.home.visitor")}</p>
          <div className="gs:flex gs:flex-wrap gs:gap-2">
            <Button variant="act" onPress={onLogIn}>
              {t("maxpayout.home.login.button")}
            </Button>
            <Button disabledReason={t("loyalty.convert.visitor")}>
              {t("loyalty.convert.button")}
            </Button>
          </div>
        </section>
      )}
      <div className="gs:grid gs:gap-4 gs:tablet:grid-cols-3">
        <Card title={t("maxpayout.home.points.title")}>
          <Sentence>
            {t("maxpayout.home.points.text", {
              unit: format.money(100),
              points: format.number(pointsPerEuro),
            })}
          </Sentence>
        </Card>
        <Card title={t("maxpayout.home.coins.title")}>
          <Sentence>
            {t("maxpayout.home.coins.text", {
              unit: format.money(100),
              money: format.money(coinValue),
              limit: format.number(dailyCoinsLimit),
            })}
          </Sentence>
        </Card>
        <Card title={t("maxpayout.home.levels.title")}>{t("maxpayout.home.levels.text")}</Card>
      </div>
      <p className={`gs:type-small ${pageIntro()}`}>{t("maxpayout.home.care")}</p>
    </>
  );
}

function ProgrammeLevels({ loyalty }: Pick<LoyaltyPageProps, "loyalty">) {
  const t = useWording();
  return (
    <>
      <p className={pageIntro()}>{t("maxpayout.levels.intro")}</p>
      <section className={loyaltyCard()}>
        <LoyaltyLadder loyalty={loyalty} />
      </section>
    </>
  );
}

function ProgrammeTerms() {
  const t = useWording();
  return (
    <>
      <section className={loyaltyCard()}>
        <h2 className="gs:type-heading">{t("maxpayout.terms.questions")}</h2>
        <dl className="gs:grid gs:gap-3">
          {answers.map((number) => (
            <div key={number} className="gs:grid gs:gap-1">
              <dt className="gs:type-label">{t(`maxpayout.terms.q${number}`)}</dt>
              <dd className="gs:text-ink-muted">{t(`maxpayout.terms.a${number}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={loyaltyCard()}>
        <h2 className="gs:type-heading">{t("maxpayout.terms.conditions")}</h2>
        <ul className="gs:grid gs:list-disc gs:gap-1 gs:ps-5 gs:text-ink-muted">
          {answers.map((number) => (
            <li key={number}>{t(`maxpayout.terms.c${number}`, { age: thresholds.minimumAge })}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={loyaltyCard()}>
      <h2 className="gs:type-heading">{title}</h2>
      <p className="gs:text-ink-muted">{children}</p>
    </section>
  );
}
