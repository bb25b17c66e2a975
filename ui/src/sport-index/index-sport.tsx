import { Ellipsis } from "lucide";
import { useId } from "react";
import { Icon } from "../icon/index.ts";
import { useLink, useWording } from "../provider/index.ts";
import { SportIcon } from "../sport-icon/index.ts";
import { BranchToggle, Counts, type ToggleBranch } from "./index-parts.tsx";
import type { OpenBranch } from "./open-branch.ts";
import { IndexCountry, type LeagueListProps } from "./open-country.tsx";
import { indexSport } from "./sport-index.variants.ts";
import type { IndexCounts, IndexGameView, IndexSportView } from "./sport-index-view.ts";

/** Countries that are shown before a person wants the others; one more is shown with them. */
const shownAtFirst = 4;

const closed: OpenBranch = { sport: null, country: null, isWhole: false };

interface IndexSportProps extends LeagueListProps {
  readonly sport: IndexSportView;
  readonly open: OpenBranch;
  readonly onToggle: ToggleBranch;
}

/** A sport as a way to its page, and beside it the button that opens its countries or its games. */
export function IndexSport(props: IndexSportProps) {
  const { sport, open, onToggle } = props;
  const { slug, name, href, icon, countries, games } = sport;
  const Link = useLink();
  const t = useWording();
  const id = useId();
  const isOpen = open.sport === slug;
  const hasBranch = countries.length + games.length > 0;
  return (
    <li className="gs-index-item">
      <div className={indexSport({ isOpen: isOpen && hasBranch })}>
        <Link href={href} className="gs-index-row gs-index-sport-link">
          <SportIcon sport={icon} size={24} />
          <span className="gs-index-name">{name}</span>
          <Counts {...sport} />
        </Link>
        {hasBranch ? (
          <BranchToggle
            isOpen={isOpen}
            controls={id}
            next={{ ...closed, sport: isOpen ? null : slug }}
            onToggle={onToggle}
            className="gs-index-open"
          >
            <span className="gs:sr-only">{t("sport-index.open", { sport: name })}</span>
          </BranchToggle>
        ) : (
          <span className="gs-index-end" />
        )}
      </div>
      {isOpen && hasBranch && (
        <ul id={id} className="gs-index-countries">
          {games.map((game) => (
            <IndexGame key={game.id} game={game} />
          ))}
          <Countries {...props} />
        </ul>
      )}
    </li>
  );
}

function IndexGame({ game }: { readonly game: IndexGameView }) {
  const Link = useLink();
  return (
    <li className="gs-index-league">
      <Link href={game.href} className="gs-index-row gs-index-country">
        <SportIcon sport={game.icon} size={24} />
        <span className="gs-index-name">{game.name}</span>
        <Counts {...game} />
      </Link>
      <span className="gs-index-end" />
    </li>
  );
}

/** The first countries, and a button that shows the others below it. */
function Countries({ sport, open, onToggle, ...list }: IndexSportProps) {
  const t = useWording();
  const id = useId();
  const { countries } = sport;
  const hasRest = countries.length > shownAtFirst + 1;
  const first = hasRest ? countries.slice(0, shownAtFirst) : countries;
  const rest = hasRest ? countries.slice(shownAtFirst) : [];
  const isWhole = open.isWhole || rest.some(({ slug }) => slug === open.country);
  const current = { ...open, isWhole };
  const drawn = (country: IndexSportView["countries"][number]) => (
    <IndexCountry
      key={country.slug}
      country={country}
      open={current}
      onToggle={onToggle}
      {...list}
    />
  );
  return (
    <>
      {first.map(drawn)}
      {hasRest && (
        <li>
          <BranchToggle
            isOpen={isWhole}
            controls={id}
            next={{ ...current, isWhole: !isWhole, country: keptOpen(first, current) }}
            onToggle={onToggle}
            className="gs-index-row gs-index-country"
          >
            <Icon shape={Ellipsis} size={24} className="gs:shrink-0" />
            <span className="gs-index-name">{t("sport-index.rest", { count: rest.length })}</span>
            <Counts {...sumOf(rest)} />
          </BranchToggle>
          {isWhole && <ul id={id}>{rest.map(drawn)}</ul>}
        </li>
      )}
    </>
  );
}

/** The open country as far as it stays in sight when the others are hidden. */
function keptOpen(
  first: readonly { readonly slug: string }[],
  { country, isWhole }: OpenBranch,
): string | null {
  return isWhole && first.every(({ slug }) => slug !== country) ? null : country;
}

function sumOf(parts: readonly IndexCounts[]): IndexCounts {
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    liveCount: parts.reduce((sum, { liveCount }) => sum + liveCount, 0),
  };
}
