import { type ReactNode, useId } from "react";
import { Button } from "../button/index.ts";
import { Flag } from "../flag/index.ts";
import { useLink, useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { BranchToggle, Counts, type ToggleBranch } from "./index-parts.tsx";
import type { OpenBranch } from "./open-branch.ts";
import type { IndexCountryView, IndexLeagueView, OpenLeaguesView } from "./sport-index-view.ts";

/** Draws the star of a league. */
export type RenderFavourite = (league: IndexLeagueView) => ReactNode;

export interface LeagueListProps {
  readonly leagues: OpenLeaguesView;
  readonly renderFavourite: RenderFavourite;
  readonly onRetry: () => void;
}

interface IndexCountryProps extends LeagueListProps {
  readonly country: IndexCountryView;
  /** What is open of its sport. */
  readonly open: OpenBranch;
  readonly onToggle: ToggleBranch;
}

/** A country, and its leagues while it is open. */
export function IndexCountry(props: IndexCountryProps) {
  const { country, open, onToggle, ...list } = props;
  const id = useId();
  const isOpen = open.country === country.slug;
  return (
    <li>
      <BranchToggle
        isOpen={isOpen}
        controls={id}
        next={{ ...open, country: isOpen ? null : country.slug }}
        onToggle={onToggle}
        className="gs-index-row gs-index-country"
      >
        <Flag code={country.country ?? ""} size={24} />
        <span className="gs-index-name">{country.name}</span>
        <Counts {...country} />
      </BranchToggle>
      {isOpen && (
        <div id={id} className="gs-index-leagues">
          <LeagueList {...list} rows={country.leagueCount} />
        </div>
      )}
    </li>
  );
}

/** The leagues of a country, or in words why there are none. */
function LeagueList(props: LeagueListProps & { readonly rows: number }) {
  const { rows, renderFavourite, onRetry } = props;
  const { status, leagues } = props.leagues;
  const t = useWording();
  if (status === "loading") return <LeagueSkeleton rows={rows} />;
  if (status === "error") {
    return (
      <div role="alert" className="gs-index-note">
        <p>{t("sport-index.error")}</p>
        <Button size="small" onPress={onRetry}>
          {t("sport-index.retry.button")}
        </Button>
      </div>
    );
  }
  if (leagues.length === 0) return <p className="gs-index-note">{t("sport-index.empty")}</p>;
  return (
    <ul>
      {leagues.map((league) => (
        <IndexLeague key={league.id} league={league} star={renderFavourite(league)} />
      ))}
    </ul>
  );
}

interface IndexLeagueProps {
  readonly league: IndexLeagueView;
  readonly star: ReactNode;
  /** Before the name, where the league is not under its country. */
  readonly mark?: ReactNode;
}

/** A league as a way to its page, with its star. */
export function IndexLeague({ league, star, mark }: IndexLeagueProps) {
  const Link = useLink();
  return (
    <li className="gs-index-league">
      <Link href={league.href} className="gs-index-row">
        {mark}
        <span className="gs-index-name">{league.name}</span>
        <Counts {...league} />
      </Link>
      <span className="gs-index-end">{star}</span>
    </li>
  );
}

/** Keeps the height of the leagues that are on their way: their number is known. */
function LeagueSkeleton({ rows }: { readonly rows: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row that is not there yet has nothing else
        <span key={row} className="gs-index-row">
          <Skeleton width="half" />
        </span>
      ))}
    </Loading>
  );
}
