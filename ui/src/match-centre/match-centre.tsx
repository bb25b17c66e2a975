import { type ReactNode, Suspense, useMemo } from "react";
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
import { Loading, Skeleton } from "../skeleton/index.ts";
import { besideOnly, partClass } from "./centre-tab-button.tsx";
import { CentreTabs, useTabName } from "./centre-tabs.tsx";
import { LineUps } from "./line-ups.tsx";
import { type FollowedPlay, type LivePlay, usePlayPart } from "./live-play.ts";
import type {
  CentreTab,
  CentreTeamView,
  LineUpView,
  PastMatchView,
  PlayView,
  Requested,
  TableRowView,
} from "./match-centre-view.ts";
import { MomentumPanel } from "./momentum-panel.tsx";
import { Form, Meetings } from "./past-matches.tsx";
import { Standings } from "./standings.tsx";
import { Stats } from "./stat-rows.tsx";
import { Timeline } from "./timeline.tsx";
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
  /** What has happened when it is drawn first. */
  readonly play: PlayView;
  /** How the play continues. */
  readonly live?: LivePlay;
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
  play: first,
  live,
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
  const play = useMemo(() => ({ first, live }), [first, live]);
  const set = usePlayPart(play, lastSet);
  const nameOf = useTabName(set);
  const tabsLayout = useTabsLayout(tabs);
  const content = { sides, play, isRunning, parts, startsAt, hasGoals };
  const view = { isTableView, onTableViewChange };
  return (
    <section
      {...host}
      aria-label={t("match-centre.tabs")}
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

function lastSet({ sport }: PlayView): number {
  return sport?.kind === "tennis" ? sport.sets.length : 0;
}

interface ContentProps
  extends Omit<
    MatchCentreProps,
    "tabs" | "onTabChange" | "play" | "live" | keyof HostAttributes<HTMLElement>
  > {
  readonly play: FollowedPlay;
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
      return <Stats sides={sides} play={play} />;
    case "timeline":
      return <Timeline sides={sides} play={play} />;
    case "line-ups":
      return (
        <Part part={parts.lineUps} onRetry={onRetry}>
          {(lineUps) => <LineUps sides={sides} lineUps={lineUps} play={play} />}
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
function SportPanel({ sides, play, isTableView, onTableViewChange }: ContentProps) {
  const sport = usePlayPart(play, ({ sport: now }) => now);
  const view = { sides, isTableView, onTableViewChange };
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      {sport?.kind === "tennis" && <SetGames play={sport} {...view} />}
      {sport?.kind === "esports" && <Rounds play={sport} {...view} />}
    </Suspense>
  );
}
