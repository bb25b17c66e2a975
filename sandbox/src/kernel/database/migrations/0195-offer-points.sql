-- What a bet was offered, a row where that changed; amount is null from when nothing was offered.
CREATE TABLE cash_out_points (
  bet_id uuid NOT NULL REFERENCES bets (id),
  at bigint NOT NULL,
  amount bigint CHECK (amount > 0),
  PRIMARY KEY (bet_id, at)
);
