import { localePath } from "@grandstand/rules/locale";
import { Button } from "../button/index.ts";
import { CheckBox } from "../field/check-box.tsx";
import { LimitList, type LimitListProps } from "../limit-list/index.ts";
import { Link } from "../link/index.ts";
import { Notice } from "../notice/index.ts";
import { type ChangeDetails, type PressReason, useFormat, useWording } from "../provider/index.ts";
import type { HelpLink } from "../restriction-message/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { SelfTest, useSelfTest } from "../self-test/index.ts";
import { type FiguresView, PlayFigures } from "./play-figures.tsx";
import { controlCard, controlIntro } from "./stay-in-control.variants.ts";

export type { FiguresView } from "./play-figures.tsx";

/** What only a person who is logged in has. */
export interface OwnControlView {
  readonly limits: LimitListProps["list"];
  readonly figures: FiguresView;
  /** Whether the header shows the session's clock. */
  readonly isClockShown: boolean;
  /** Minutes between two reality checks; null while they are loaded. */
  readonly checkMinutes: number | null;
  readonly hasCheckFailed: boolean;
}

export interface StayInControlProps extends Pick<LimitListProps, "onRetry"> {
  readonly title: string;
  /** Null for a visitor. */
  readonly own: OwnControlView | null;
  /** In the person's language, in the order in which it is shown. */
  readonly help: readonly HelpLink[];
  readonly onLogIn: () => void;
  readonly onChangeLimit: LimitListProps["onChange"];
  /** Opens the cashier where a break is taken. */
  readonly onBreak: () => void;
  readonly onShowClock: (isShown: boolean, details: ChangeDetails<PressReason>) => void;
  readonly onChangeCheck: (minutes: CheckMinutes, details: ChangeDetails<PressReason>) => void;
}

/** Minutes between two reality checks. */
const checkIntervals = ["15", "30", "60"] as const;
export type CheckMinutes = 15 | 30 | 60;
const minutesOf: Readonly<Record<(typeof checkIntervals)[number], CheckMinutes>> = {
  "15": 15,
  "30": 30,
  "60": 60,
};

/** *Stay in control*: a person's figures and limits, a break, a self-test, and who helps (docs/decisions/60). */
export function StayInControl(props: StayInControlProps) {
  const { title, own, help } = props;
  const t = useWording();
  return (
    <div className="gs:grid gs:grid-cols-[minmax(0,1fr)] gs:gap-4">
      <h1 className="gs:type-title gs:px-3 gs:pt-2 gs:tablet:px-0 gs:wide:pt-0">{title}</h1>
      <p className={controlIntro()}>{t("stay-in-control.intro")}</p>
      {own === null ? <Visitor onLogIn={props.onLogIn} /> : <PlayFigures figures={own.figures} />}
      <Break onBreak={props.onBreak} />
      {own !== null && <OwnLimits {...props} own={own} />}
      {own !== null && <Reminders {...props} own={own} />}
      <div className={controlCard()}>
        <SelfTest {...useSelfTest()} />
      </div>
      <Help help={help} />
    </div>
  );
}

function Visitor({ onLogIn }: Pick<StayInControlProps, "onLogIn">) {
  const t = useWording();
  return (
    <section className={controlCard()}>
      <p className="gs:type-body">{t("stay-in-control.visitor")}</p>
      <div>
        <Button variant="act" onPress={onLogIn}>
          {t("stay-in-control.login.button")}
        </Button>
      </div>
    </section>
  );
}

type OwnProps = StayInControlProps & { readonly own: OwnControlView };

function OwnLimits({ own, onChangeLimit, onRetry }: OwnProps) {
  const t = useWording();
  return (
    <section className="gs:grid gs:grid-cols-[minmax(0,1fr)] gs:gap-3">
      <h2 className="gs:type-label gs:px-3 gs:pt-2 gs:tablet:px-0">
        {t("stay-in-control.limits")}
      </h2>
      <LimitList list={own.limits} onChange={onChangeLimit} onRetry={onRetry} />
    </section>
  );
}

function Break({ onBreak }: Pick<StayInControlProps, "onBreak">) {
  const t = useWording();
  return (
    <section className={controlCard()}>
      <h2 className="gs:type-label">{t("stay-in-control.break")}</h2>
      <p className="gs:type-body gs:text-ink-muted">{t("stay-in-control.break.text")}</p>
      <div>
        <Button onPress={onBreak}>{t("stay-in-control.break.button")}</Button>
      </div>
    </section>
  );
}

function Reminders({ own, onShowClock, onChangeCheck }: OwnProps) {
  const t = useWording();
  const { checkMinutes } = own;
  return (
    <section className={controlCard()}>
      <h2 className="gs:type-label">{t("stay-in-control.clock")}</h2>
      <CheckBox
        label={t("stay-in-control.clock.shown")}
        isChecked={own.isClockShown}
        onChange={onShowClock}
      />
      {checkMinutes !== null && (
        <SegmentedControl
          label={t("stay-in-control.check")}
          legend="label"
          options={checkIntervals.map((value) => ({
            value,
            label: t("stay-in-control.check.minutes", { minutes: value }),
          }))}
          value={checkIntervals.find((each) => minutesOf[each] === checkMinutes) ?? "60"}
          onChange={(value, details) => onChangeCheck(minutesOf[value], details)}
        />
      )}
      {own.hasCheckFailed && (
        <Notice kind="error" announced={t("stay-in-control.check.failed")}>
          {t("stay-in-control.check.failed")}
        </Notice>
      )}
    </section>
  );
}

function Help({ help }: Pick<StayInControlProps, "help">) {
  const t = useWording();
  const { locale } = useFormat();
  return (
    <section className={controlCard()}>
      <h2 className="gs:type-label">{t("stay-in-control.help")}</h2>
      {help.length > 0 && (
        <ul className="gs:grid gs:gap-2">
          {help.map(({ kind, name, href, telephone }) => (
            <li key={href} className="gs:grid gs:gap-0.5">
              <span className="gs:type-small gs:text-ink-muted">
                {t(`stay-in-control.help.${kind}`)}
              </span>
              <span className="gs:flex gs:flex-wrap gs:gap-x-4">
                <Link variant="plain" href={href} opensNewTab>
                  {name}
                </Link>
                {telephone && (
                  <Link variant="plain" href={`tel:${telephone.replace(/\s/g, "")}`}>
                    {telephone}
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="gs:type-body gs:text-ink-muted">{t("stay-in-control.help.none")}</p>
      <p className="gs:type-body">
        <Link variant="plain" href={localePath("/support/contact-us", locale)}>
          {t("stay-in-control.help.contact")}
        </Link>
      </p>
    </section>
  );
}
