import { Search } from "lucide";
import { type FormEvent, type ReactNode, useId } from "react";
import { FavouriteButton } from "../favourite-button/index.ts";
import { Flag } from "../flag/index.ts";
import { Icon } from "../icon/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useDeferredWording,
  useHandledEvent,
  useLink,
  useWording,
} from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { SportIcon } from "../sport-icon/index.ts";
import { IndexSport } from "./index-sport.tsx";
import type { OpenBranch } from "./open-branch.ts";
import { IndexLeague, type RenderFavourite } from "./open-country.tsx";
import type { IndexLeagueView, IndexSportView, OpenLeaguesView } from "./sport-index-view.ts";
import { useHeldPosition } from "./use-held-position.ts";

export interface SportIndexProps {
  /** Leagues that the person keeps first. */
  readonly favourites: readonly IndexLeagueView[];
  /** None while they are on their way. */
  readonly sports: readonly IndexSportView[];
  readonly open: OpenBranch;
  /** Of the open country. */
  readonly leagues: OpenLeaguesView;
  /** The search's page, a path with its language; null where there is no search. */
  readonly searchHref: string | null;
  /** Draws the star of a league; one that does nothing without it. */
  readonly renderFavourite?: RenderFavourite;
  readonly onOpenChange: (open: OpenBranch, details: ChangeDetails<PressReason>) => void;
  /** The leagues of the open country are to be fetched again. */
  readonly onRetry: () => void;
}

/**
 * All that can be bet on, from the sport to its countries and their leagues (B2, /sports): one sport and one country are
 * open at most, and the leagues of a country come when it is opened.
 */
export function SportIndex(props: SportIndexProps) {
  useDeferredWording();
  const { favourites, sports, open, leagues, searchHref, onOpenChange, onRetry } = props;
  const { renderFavourite = plainFavourite } = props;
  const t = useWording();
  const hold = useHeldPosition();
  const { handled, handlers } = useHandledEvent();
  const onToggle = (next: OpenBranch, event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    hold(event.currentTarget);
    onOpenChange(next, pressDetails(handled.current));
  };
  return (
    <div {...handlers} className="gs:grid gs:grid-cols-1 gs:gap-4">
      {searchHref !== null && <SearchLink href={searchHref} />}
      {favourites.length > 0 && (
        <IndexPart heading={t("sport-index.favourites")}>
          {favourites.map((league) => (
            <IndexLeague
              key={league.id}
              league={league}
              star={renderFavourite(league)}
              mark={<LeagueMark league={league} />}
            />
          ))}
        </IndexPart>
      )}
      <IndexPart heading={t("sport-menu.all")}>
        {sports.map((sport) => (
          <IndexSport
            key={sport.id}
            {...{ sport, open, leagues, renderFavourite, onToggle, onRetry }}
          />
        ))}
        {sports.length === 0 && <SportSkeleton />}
      </IndexPart>
    </div>
  );
}

const ignore = () => undefined;

const plainFavourite: RenderFavourite = ({ name }) => (
  <FavouriteButton name={name} isFavourite={false} onToggle={ignore} />
);

function LeagueMark({ league: { country, icon } }: { readonly league: IndexLeagueView }) {
  return country === undefined ? (
    <SportIcon sport={icon} size={24} />
  ) : (
    <Flag code={country} size={24} />
  );
}

/** Has the appearance of the field to which it leads. */
function SearchLink({ href }: { readonly href: string }) {
  const Link = useLink();
  const t = useWording();
  return (
    <Link href={href} className="gs-index-search">
      <Icon shape={Search} size={20} className="gs:shrink-0" />
      <span className="gs:min-w-0 gs:wrap-break-word">{t("search-box.label")}</span>
    </Link>
  );
}

interface IndexPartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function IndexPart({ heading, children }: IndexPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="gs-index-heading">
        {heading}
      </h2>
      <ul className="gs-index">{children}</ul>
    </section>
  );
}

const placeholders = ["first", "second", "third", "fourth", "fifth", "sixth"];

function SportSkeleton() {
  return (
    <li>
      <Loading>
        {placeholders.map((name) => (
          <span key={name} className="gs-index-row gs-index-sport-link">
            <Skeleton width="half" />
          </span>
        ))}
      </Loading>
    </li>
  );
}
