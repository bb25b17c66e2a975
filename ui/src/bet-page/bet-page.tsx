import { thresholds } from "@grandstand/rules/intervals";
import { totalOfLegs } from "@grandstand/rules/odds";
import { ArrowLeft, Printer, Share2 } from "lucide";
import { Suspense, useState } from "react";
import { BetCard, type BetCardProps, type BetCardView, betTitle } from "../bet-card/index.ts";
import { Button, ButtonLink } from "../button/index.ts";
import { lazyPart } from "../load-code/index.ts";
import { Logo } from "../logo/index.ts";
import { Notice } from "../notice/index.ts";
import { type Format, useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import type { BetImageText } from "./bet-image.ts";
import type { HandOver } from "./share-sheet.tsx";

const ShareSheet = lazyPart(async () => (await import("./share-sheet.tsx")).ShareSheet);

/** A bet by its own address, or why it can't be shown. */
export type BetPageView =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  /** The person's account can't be fetched; what the server knows of it comes later. */
  | { readonly status: "unreachable" }
  | { readonly status: "not-found" }
  | { readonly status: "loaded"; readonly bet: BetCardView };

export interface BetPageProps extends Pick<BetCardProps, "cashOut" | "onCashOut" | "offered"> {
  readonly page: BetPageView;
  readonly brandName: string;
  /** Of the gambling licence; on paper alone. */
  readonly licenceNumber: string;
  /** Whose bet it is; on paper alone, and null where it is not known. */
  readonly holderName: string | null;
  readonly historyHref: string;
  readonly onRetry: () => void;
  readonly onPrint: () => void;
  /** Hands the picture on, to other apps or as a file; rejects where that can't be done. */
  readonly onShare: HandOver;
  /** Keeps the picture as a file. */
  readonly onSave: HandOver;
}

/** A bet's receipt with an address of its own, to print and to share as a picture (B2). */
export function BetPage(props: BetPageProps) {
  const { page, historyHref } = props;
  const t = useWording();
  const reference = page.status === "loaded" ? page.bet.reference : null;
  return (
    <section
      aria-labelledby="bet-page-title"
      data-status={page.status}
      data-printable
      className="gs:grid gs:max-w-2xl gs:grid-cols-1 gs:gap-4 gs:px-3 gs:pt-2 gs:tablet:px-0 gs:wide:pt-0"
    >
      <PaperHead holderName={props.holderName} />
      <p className="gs:-ms-3 gs:print:hidden">
        <ButtonLink href={historyHref} variant="quiet" size="small" icon={ArrowLeft}>
          {t("bet-page.back")}
        </ButtonLink>
      </p>
      <h1 id="bet-page-title" className="gs:type-title gs:break-all">
        {reference === null ? (
          t("bet-page.loading")
        ) : (
          <Sentence names={[reference]}>{t("bet-page.title", { reference })}</Sentence>
        )}
      </h1>
      <Page {...props} />
    </section>
  );
}

/** What a sheet of paper says of where it is from and whose it is; the site around it says it on the screen. */
function PaperHead({ holderName }: Pick<BetPageProps, "holderName">) {
  const t = useWording();
  return (
    <div className="gs:hidden gs:print:block">
      <Logo />
      {holderName !== null && (
        <p className="gs:type-body">
          <Sentence names={[holderName]}>{t("bet-page.holder", { name: holderName })}</Sentence>
        </p>
      )}
    </div>
  );
}

function Page(props: BetPageProps) {
  const { page, brandName, licenceNumber, cashOut, onCashOut, offered, onRetry, onPrint } = props;
  const t = useWording();
  const format = useFormat();
  switch (page.status) {
    case "loading":
      return (
        <Loading>
          <Skeleton shape="card" />
        </Loading>
      );
    case "not-found":
      return <Notice announced={t("bet-page.not-found")}>{t("bet-page.not-found")}</Notice>;
    case "unreachable":
      return (
        <Notice kind="warning" announced={t("history.unreachable")}>
          {t("history.unreachable")}
        </Notice>
      );
    case "failed":
      return (
        <Notice
          kind="error"
          announced={t("bet-page.failed")}
          action={<Button onPress={onRetry}>{t("bet-page.retry")}</Button>}
        >
          {t("bet-page.failed")}
        </Notice>
      );
    case "loaded":
      return (
        <>
          <BetCard
            bet={page.bet}
            cashOut={cashOut ?? null}
            onCashOut={onCashOut}
            offered={offered}
          />
          <div className="gs:flex gs:flex-wrap gs:gap-3 gs:print:hidden">
            <Button icon={Printer} onPress={onPrint}>
              {t("bet-page.print")}
            </Button>
            <ShareButton {...props} bet={page.bet} />
          </div>
          <div className="gs:type-small gs:hidden gs:text-ink-muted gs:print:block">
            <p>{t("bet-page.zone", { zone: format.zoneName })}</p>
            <p>
              <Sentence names={[brandName, licenceNumber]}>
                {t("footer.licence", { brand: brandName, number: licenceNumber })}
              </Sentence>
            </p>
            <p>{t("bet-page.responsible", { age: format.number(thresholds.minimumAge) })}</p>
          </div>
        </>
      );
  }
}

/** Opens the picture over the page; what draws it comes with the first press. */
function ShareButton({ bet, brandName, onShare, onSave }: BetPageProps & { bet: BetCardView }) {
  const t = useWording();
  const textOf = useImageText(bet, brandName);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Share2} onPress={() => setOpen(true)}>
        {t("bet-page.share")}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareSheet
            textOf={textOf}
            fileName={`${bet.reference}.png`}
            onShare={onShare}
            onSave={onSave}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The picture's words: what was bet, with what it costs and pays where the person says so, and nothing of the person. */
function useImageText(bet: BetCardView, brand: string): (hasAmounts: boolean) => BetImageText {
  const t = useWording();
  const format = useFormat();
  const total = totalText(bet, format);
  // The return of what still runs is shown with the stake of what still runs.
  const amounts = () => [
    {
      name: t("bet.stake"),
      value: format.money(bet.paid === null ? bet.remainingStake : bet.stake),
    },
    {
      name: t(bet.paid === null ? "bet.return" : "bet.paid"),
      value: moneyOrDash(bet.paid ?? bet.potentialReturn, format.money),
    },
  ];
  return (hasAmounts) => ({
    brand,
    title: betTitle(t, format, bet),
    placedAt: format.dateTime(bet.placedAt),
    status: t(`bet.status.${bet.status}`),
    legs: bet.legs.map((leg) => ({
      outcome: leg.outcomeName,
      market: leg.marketName,
      event: leg.eventName,
      marks: leg.marks,
      odds: bet.builderOdds === null ? format.odds(leg.acceptedOdds) : "",
    })),
    figures: [
      ...(total === null ? [] : [{ name: t("bet.total-odds"), value: total }]),
      ...(hasAmounts ? amounts() : []),
    ],
    note: t("bet-page.responsible", { age: format.number(thresholds.minimumAge) }),
  });
}

/** The price of the whole bet; null for one that has none. */
function totalText(bet: BetCardView, format: Format): string | null {
  if (bet.builderOdds !== null) return format.odds(bet.builderOdds.acceptedOdds);
  return bet.betType === "combi" ? format.totalOdds(totalOfLegs(bet.legs)) : null;
}

function moneyOrDash(cents: number | null, money: (cents: number) => string): string {
  return cents === null ? "-" : money(cents);
}
