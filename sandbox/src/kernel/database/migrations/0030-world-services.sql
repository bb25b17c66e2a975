-- What a person put first in the lists; events come and go, so their ids are no foreign keys.
CREATE TABLE favourites (
  account_id text NOT NULL REFERENCES accounts (id),
  kind text NOT NULL CHECK (kind IN ('event', 'competition')),
  id text NOT NULL,
  added_at bigint NOT NULL,
  PRIMARY KEY (account_id, kind, id)
);

-- Where a bet came from, as the site told it.
CREATE TABLE widget_bets (
  bet_id uuid PRIMARY KEY REFERENCES bets (id),
  account_id text NOT NULL REFERENCES accounts (id),
  origin text NOT NULL CHECK (origin IN ('betting_suggestion_widget', 'bet_assist_widget')),
  tracked_at bigint NOT NULL
);
