import { memo, type ReactNode, Suspense, useMemo } from "react";
import { Button } from "../button/index.ts";
import type { SidePair } from "../event-view/index.ts";
import { lazyPart } from "../load-code/index.ts";
import {
  type ChangeDetails,
  type HostAttributes,
  joined,
  type PressReason,
  useWording,
} from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { aboveOnly, besideOnly, partClass } from "./centre-tab-button.tsx";
import { CentreTabs, useTabName } from "./centre-tabs.tsx";
import { LineUps } from "./line-ups.tsx";
import type {
  CentreTab,
  CentreTeamView,
  LineUpView,
  PastMatchView,
  PlayView,
  Requested,
  TableRowView,
} from "./match-centre-view.ts";
import { Momentum } from "./momentum.tsx";
import { MomentumTable } from "./momentum-table.tsx";
import { Form, Meetings } from "./past-matches.tsx";
import { useSideTones } from "./side-tones.ts";
import { Standings } from "./standings.tsx";
import { Stats } from "./stat-rows.tsx";
import { TableViewButton } from "./table-view-button.tsx";
import { Timeline } from "./timeline.tsx";
import { usePressureText } from "./use-play-texts.ts";
import { drawnParts, type TabsLayout, useTabsLayout } from "./whole-match.ts";

/** Of the sports that are counted in sets or maps alone. */
const SetGames = lazyPart(async () => (await import("./set-games.tsx")).SetGames);
const Rounds = lazyPart(async () => (await import("./rounds.tsx")).Rounds);

/** What is requested when its tab is opened. */
export interface CentreParts {
  readonly lineUps: Requested<SidePair<LineUpView>>;
  readonly table: Requested<readonly TableRowView[]>;
  /** The latest matches of each side, latest first. */
  readonly form: Requested<SidePair<readonly PastMatchView[]>>;
  /** Latest first. */
  readonly meetings: Requested<readonly PastMatchView[]>;
}

export interface MatchCentreProps extends HostAttributes<HTMLElement> {
  readonly sides: SidePair<CentreTeamView>;
  /** Those that have data, in their order; at least one. */
  readonly tabs: readonly CentreTab[];
  readonly tab: CentreTab;
  readonly onTabChange: (tab: CentreTab, details: ChangeDetails<PressReason>) => void;
  readonly play: PlayView;
  /** A half is being played: then it is said who presses. */
  readonly isRunning: boolean;
  readonly parts: CentreParts;
  /** Epoch milliseconds: days of rest are counted up to it. */
  readonly startsAt: number;
  /** It is counted in goals, as it is by default: its form has their means. */
  readonly hasGoals?: boolean;
  /** The momentum's numbers in the place of its drawing. */
  readonly isTableView: boolean;
  readonly onTableViewChange: (isTableView: boolean, details: ChangeDetails<PressReason>) => void;
  /** Requests again what could not be fetched. */
  readonly onRetry: () => void;
}

/**
 * What happens in a match and what is known of its sides, each in a tab (B2). Where it is beside the markets, momentum,
 * statistics and timeline are one tab.
 */
export function MatchCentre({
  sides,
  tabs,
  tab,
  onTabChange,
  play,
  isRunning,
  parts,
  startsAt,
  hasGoals = true,
  isTableView,
  onTableViewChange,
  onRetry,
  className,
  ...host
}: MatchCentreProps) {
  const t = useWording();
  // It is drawn with each message of the match.
  const label = useMemo(() => t("match-centre.tabs"), [t]);
  const set = play.sport?.kind === "tennis" ? play.sport.sets.length : 0;
  const nameOf = useTabName(set);
  const tabsLayout = useTabsLayout(tabs);
  const content = { sides, play, isRunning, parts, startsAt, hasGoals };
  const view = { isTableView, onTableViewChange };
  return (
    <section
      {...host}
      aria-label={label}
      className={joined(
        "gs:@container/centre gs:bg-surface gs:shadow-card gs:tablet:rounded-md",
        className,
      )}
    >
      <CentreTabs {...{ tabs, tab, set, onTabChange, tabsLayout }} {...view}>
        {drawnParts(tabsLayout, tab).map((part) => (
          <div key={part} className={partClass(tabsLayout, part === tab)}>
            {tabsLayout.parts.includes(part) && (
              <h3 className={joined("gs-centre-heading", besideOnly(tabsLayout))}>
                {part === "stats" ? t("match-centre.stats") : nameOf(part)}
              </h3>
            )}
            <Content
              {...content}
              {...view}
              onRetry={onRetry}
              tab={part}
              layout={tabsLayout.layout}
            />
          </div>
        ))}
      </CentreTabs>
    </section>
  );
}

interface ContentProps
  extends Omit<MatchCentreProps, "tabs" | "onTabChange" | keyof HostAttributes<HTMLElement>> {
  readonly layout: TabsLayout["layout"];
}

function Content(props: ContentProps) {
  const { sides, tab, play, parts, startsAt, hasGoals = true, onRetry } = props;
  switch (tab) {
    case "momentum":
      return <MomentumPanel {...props} />;
    case "set":
    case "rounds":
      return <SportPanel {...props} />;
    case "stats":
      return <Stats sides={sides} stats={play.stats} />;
    case "timeline":
      return (
        <Timeline sides={sides} incidents={play.incidents} halfTimeScore={play.halfTimeScore} />
      );
    case "line-ups":
      return (
        <Part part={parts.lineUps} onRetry={onRetry}>
          {(lineUps) => <LineUps sides={sides} lineUps={lineUps} incidents={play.incidents} />}
        </Part>
      );
    case "table":
      return (
        <Part part={parts.table} onRetry={onRetry}>
          {(rows) => <Standings rows={rows} own={sides.map(({ name }) => name)} />}
        </Part>
      );
    case "form":
      return (
        <Part part={parts.form} onRetry={onRetry}>
          {(form) => <Form {...{ sides, form, startsAt, hasGoals }} />}
        </Part>
      );
    case "meetings":
      return (
        <Part part={parts.meetings} onRetry={onRetry}>
          {(matches) => <Meetings sides={sides} matches={matches} />}
        </Part>
      );
  }
}

interface PartProps<Value> {
  readonly part: Requested<Value>;
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

function Part<Value>({ part, onRetry, children }: PartProps<Value>) {
  const t = useWording();
  if (part.status === "ready") return children(part.value);
  if (part.status === "loading") {
    return (
      <Loading>
        <div className="gs:grid gs:gap-3 gs:px-3 gs:py-4 gs:tablet:px-4">
          <Skeleton />
          <Skeleton width="half" />
          <Skeleton />
        </div>
      </Loading>
    );
  }
  return (
    <div className="gs:grid gs:justify-items-start gs:gap-3 gs:px-3 gs:py-6 gs:tablet:px-4">
      <p className="gs:type-body gs:text-ink-muted">{t("match-centre.failed")}</p>
      <Button onPress={onRetry}>{t("match-centre.retry.button")}</Button>
    </div>
  );
}

/** The games of a set, or the rounds of a map. */
function SportPanel({ sides, play: { sport }, isTableView, onTableViewChange }: ContentProps) {
  const view = { sides, isTableView, onTableViewChange };
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      {sport?.kind === "tennis" && <SetGames play={sport} {...view} />}
      {sport?.kind === "esports" && <Rounds play={sport} {...view} />}
    </Suspense>
  );
}

function MomentumPanel(props: ContentProps) {
  const { sides, play, isRunning, isTableView, onTableViewChange, layout } = props;
  const momentum = play.momentum ?? { first: [], second: [] };
  const pressure = usePressureText(sides, momentum, isRunning);
  const tones = useSideTones(sides);
  return (
    <>
      {isTableView ? (
        <MomentumTable sides={sides} momentum={momentum} incidents={play.incidents} />
      ) : (
        // An element that a translator puts into a drawing is not drawn.
        <div translate="no" className="gs:px-3 gs:pt-3 gs:tablet:px-4">
          <Momentum
            sides={sides}
            momentum={momentum}
            incidents={play.incidents}
            pressure={pressure}
          />
        </div>
      )}
      <div className="gs:type-small gs:flex gs:min-h-11 gs:flex-wrap gs:items-center gs:gap-x-4 gs:ps-3 gs:pe-1 gs:text-ink-muted gs:tablet:ps-4">
        {!isTableView && (
          <>
            <Legend tone={tones[0]} name={sides[0].name} direction="▲" />
            <Legend tone={tones[1]} name={sides[1].name} direction="▼" />
          </>
        )}
        {pressure !== null && (
          <span className="gs:order-last gs:basis-full gs:pe-2 gs:pb-3 gs:tablet:order-none gs:tablet:ms-auto gs:tablet:basis-auto gs:tablet:pb-0">
            <Sentence names={sides.map(({ name }) => name)}>{pressure}</Sentence>
          </span>
        )}
        {layout !== "whole" && (
          <div className={joined("gs:ms-auto gs:tablet:ms-0", aboveOnly(layout))}>
            <TableViewButton {...{ isTableView, onTableViewChange }} />
          </div>
        )}
      </div>
    </>
  );
}

interface LegendProps {
  readonly tone: string;
  readonly name: string;
  /** Where its bars are. */
  readonly direction: "▲" | "▼";
}

const Legend = memo(function Legend({ tone, name, direction }: LegendProps) {
  return (
    <span className="gs:flex gs:items-center gs:gap-1.5">
      <svg aria-hidden width={10} height={10}>
        <rect width={10} height={10} rx={2} fill={tone} />
      </svg>
      <span translate="no">{name}</span>
      <span aria-hidden>{direction}</span>
    </span>
  );
});
