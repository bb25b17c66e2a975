import { useEffect, useRef } from "react";
import { BetReceipt } from "../bet-receipt/index.ts";
import { Button, ButtonLink } from "../button/index.ts";
import { Notice } from "../notice/index.ts";
import { ControlLink, inlineAction } from "../place-control/index.ts";
import { useWording } from "../provider/index.ts";
import type { BetBuilderProps } from "./bet-builder-props.ts";
import type { BuilderTicketView } from "./builder-view.ts";

interface BuilderResultsProps extends BetBuilderProps {
  readonly ticket: BuilderTicketView;
}

/** What became of the ticket: its receipt takes the focus, for the button that had it is gone. */
export function BuilderResults({ ticket, onRetain, onClear, onDeposit }: BuilderResultsProps) {
  const t = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (ticket.status === "placed") heading.current?.focus();
  }, [ticket.status]);
  return (
    <div className="gs:grid gs:min-h-0 gs:overflow-y-auto gs:overscroll-contain">
      {ticket.status === "placed" && (
        <div className="gs:bg-page gs:p-3">
          <BetReceipt bet={ticket.receipt} isNew headingRef={heading} />
        </div>
      )}
      {ticket.status === "unknown" && (
        <div className="gs:p-4">
          <Notice kind="warning">
            <p className="gs:font-semibold">{t("bet-slip.place.checking")}</p>
            <p>{t("bet-slip.checking.text")}</p>
          </Notice>
        </div>
      )}
      {ticket.status === "refused" && (
        <div className="gs:p-4">
          <Refused ticket={ticket} onDeposit={onDeposit} />
        </div>
      )}
      {ticket.status !== "unknown" && (
        <div className="gs:sticky gs:bottom-0 gs:grid gs:gap-2 gs:border-t gs:border-line gs:bg-surface gs:p-4">
          {ticket.status === "placed" && ticket.receipt.href !== undefined && (
            <ButtonLink href={ticket.receipt.href} variant="act" width="full">
              {t("bet-slip.results.open", { count: 1 })}
            </ButtonLink>
          )}
          <Button
            variant={ticket.status === "placed" ? "outline" : "act"}
            width="full"
            onPress={onRetain}
          >
            {t("bet-builder.retain")}
          </Button>
          <Button variant="outline" width="full" onPress={onClear}>
            {t("bet-builder.done")}
          </Button>
          <ControlLink />
        </div>
      )}
    </div>
  );
}

/** Codes that mean that the balance does not cover the stake (B8). */
const fundsCodes = ["BALANCE_INSUFFICIENT", "INSUFFICIENT_BALANCE"];

interface RefusedProps extends Pick<BetBuilderProps, "onDeposit"> {
  readonly ticket: Extract<BuilderTicketView, { status: "refused" }>;
}

function Refused({ ticket: { code, message }, onDeposit }: RefusedProps) {
  const t = useWording();
  const isFunds = fundsCodes.includes(code);
  const deposit = (
    <button type="button" className={inlineAction()} onClick={onDeposit}>
      {t("bet-slip.deposit-now")}
    </button>
  );
  return (
    <Notice kind="error" action={isFunds && deposit}>
      <p className="gs:font-semibold">{t("bet-slip.results.refused")}</p>
      <p>{isFunds ? t("bet-slip.insufficient-funds") : (message ?? t("bet-slip.error.failed"))}</p>
    </Notice>
  );
}
