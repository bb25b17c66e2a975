import { thresholds } from "@grandstand/rules/intervals";
import { ArrowLeft, Printer, Share2 } from "lucide";
import { useEffect, useRef, useState } from "react";
import { BetCard, type BetCardProps, type BetCardView, betTitle } from "../bet-card/index.ts";
import { Button, ButtonLink } from "../button/index.ts";
import { Logo } from "../logo/index.ts";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import type { BetImageText } from "./bet-image.ts";

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
  readonly onShare: (image: Blob, fileName: string) => Promise<"shared" | "saved" | "cancelled">;
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

/** Draws the picture on a press, and passes it to `onShare`. */
function ShareButton({ bet, brandName, onShare }: BetPageProps & { bet: BetCardView }) {
  const t = useWording();
  const imageText = useImageText(bet, brandName);
  const [state, setState] = useState<"ready" | "busy" | "saved" | "failed">("ready");
  const isGone = useRef(false);
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );
  async function share() {
    setState("busy");
    let next: typeof state = "ready";
    try {
      const { drawBetImage } = await import("./bet-image.ts");
      const image = await drawBetImage(imageText());
      if ((await onShare(image, `${bet.reference}.png`)) === "saved") next = "saved";
    } catch {
      next = "failed";
    }
    if (!isGone.current) setState(next);
  }
  return (
    <>
      <Button icon={Share2} isBusy={state === "busy"} onPress={() => void share()}>
        {t("bet-page.share")}
      </Button>
      {(state === "saved" || state === "failed") && (
        <Notice
          kind={state === "failed" ? "error" : "information"}
          announced={t(`bet-page.shared.${state}`)}
        >
          {t(`bet-page.shared.${state}`)}
        </Notice>
      )}
    </>
  );
}

/** The picture's words: what was bet and what it pays, nothing of the person. */
function useImageText(bet: BetCardView, brand: string): () => BetImageText {
  const t = useWording();
  const format = useFormat();
  return () => ({
    brand,
    title: betTitle(t, format, bet),
    status: t(`bet.status.${bet.status}`),
    legs: bet.legs.map((leg) => ({
      outcome: leg.outcomeName,
      market: leg.marketName,
      event: leg.eventName,
      marks: leg.marks,
      odds: bet.builderOdds === null ? format.odds(leg.acceptedOdds) : "",
    })),
    figures: [
      // The return of what still runs is shown with the stake of what still runs.
      {
        name: t("bet.stake"),
        value: format.money(bet.paid === null ? bet.remainingStake : bet.stake),
      },
      ...(bet.builderOdds === null
        ? []
        : [{ name: t("bet.total-odds"), value: format.odds(bet.builderOdds.acceptedOdds) }]),
      {
        name: t(bet.paid === null ? "bet.return" : "bet.paid"),
        value: moneyOrDash(bet.paid ?? bet.potentialReturn, format.money),
      },
    ],
    note: `${format.dateTime(bet.placedAt)} · ${t("bet-page.responsible", { age: format.number(thresholds.minimumAge) })}`,
  });
}

function moneyOrDash(cents: number | null, money: (cents: number) => string): string {
  return cents === null ? "-" : money(cents);
}
