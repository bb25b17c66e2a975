import type { BuilderBlocker, BuilderChange } from "@grandstand/rules/builder";
import { amountLimits } from "@grandstand/rules/money";
import { isOneOf } from "../locale/index.ts";
import { Notice } from "../notice/index.ts";
import { inlineAction } from "../place-control/index.ts";
import { type Format, type Translate, useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { BetBuilderProps } from "./bet-builder-props.ts";
import type { BuilderView } from "./builder-view.ts";
import { useChangeText } from "./use-builder-offer.ts";

interface BuilderChangesProps extends Pick<BetBuilderProps, "onRemoveOver"> {
  readonly builder: BuilderView;
}

/** What became of the price: another one to accept, none, or picks that are over. */
export function BuilderChanges({ builder, onRemoveOver }: BuilderChangesProps) {
  const t = useWording();
  const { control, hasNoPrice } = builder;
  const because = becauseOf(builder);
  const over = because.find((blocker) => blocker.reason === "over");
  return (
    <>
      {control.kind === "accept-change" && (
        <Change change={control.change} pays={builder.returnOnceAccepted} />
      )}
      {hasNoPrice && (
        <Notice kind="warning">
          <p className="gs:font-semibold">{t("bet-builder.no-price")}</p>
          <p>
            <Sentence>{messageOf(because) ?? t("bet-builder.no-price.text")}</Sentence>
          </p>
        </Notice>
      )}
      {over !== undefined && (
        <Notice
          kind="warning"
          action={
            <button type="button" className={inlineAction()} onClick={onRemoveOver}>
              {t("bet-slip.remove-over", { count: over.outcomeIds.length })}
            </button>
          }
        >
          <p>{t("bet-builder.blocked.over")}</p>
        </Notice>
      )}
    </>
  );
}

/** What the server said of the builder, and what it still lacks. */
export function BuilderReasons({ builder }: { readonly builder: BuilderView }) {
  const t = useWording();
  const format = useFormat();
  const { error } = builder;
  const listed = becauseOf(builder).filter(isListed);
  return (
    <>
      {error !== null && error.kind !== "insufficient-funds" && (
        <Notice kind="error">
          <p>
            <Sentence>
              {error.kind === "message" ? error.message : t("bet-slip.error.failed")}
            </Sentence>
          </p>
        </Notice>
      )}
      {listed.length > 0 && (
        <Notice kind="information">
          <ul className="gs:grid gs:gap-1.5">
            {listed.map((blocker) => (
              <li key={blocker.reason}>
                <Sentence>{reasonOf(blocker, t, format)}</Sentence>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function becauseOf({ control }: BuilderView): readonly BuilderBlocker[] {
  return control.kind === "blocked" ? control.because : [];
}

/** What has a notice of its own, apart from the list. */
const ownNotices = ["insufficient-funds", "no-price", "over"] as const;
type Listed = Exclude<BuilderBlocker, { reason: (typeof ownNotices)[number] }>;

function isListed(blocker: BuilderBlocker): blocker is Listed {
  return !isOneOf(ownNotices, blocker.reason);
}

function messageOf(because: readonly BuilderBlocker[]): string | null {
  const found = because.find(({ reason }) => reason === "no-price");
  return found?.reason === "no-price" ? found.message : null;
}

function reasonOf(blocker: Listed, t: Translate, format: Format): string {
  if (blocker.reason === "stake-problem") {
    return t(`bet-slip.stake.problem.${blocker.problem}`, {
      minimum: format.limit(amountLimits.otherStake.minimum),
      maximum: format.limit(amountLimits.otherStake.maximum),
    });
  }
  return t(`bet-builder.blocked.${blocker.reason}`);
}

/** The old and the new price, in words, and what the bet then pays. */
function Change({
  change,
  pays,
}: {
  readonly change: BuilderChange;
  readonly pays: number | null;
}) {
  const t = useWording();
  const format = useFormat();
  const changeText = useChangeText();
  return (
    <Notice kind="information">
      <p>
        <Sentence>{changeText(change)}</Sentence>
      </p>
      {pays !== null && (
        <p className="gs:mt-2">
          <Sentence>
            {t("bet-slip.change.return", { amount: format.money(pays), count: 1 })}
          </Sentence>
        </p>
      )}
    </Notice>
  );
}
