-- A builder is one bet of several selections of one event, at one price that is not their product.
ALTER TABLE bets DROP CONSTRAINT IF EXISTS bets_type_check;
ALTER TABLE bets ADD CONSTRAINT bets_type_check
  CHECK (type IN ('single', 'combi', 'system', 'builder'));
ALTER TABLE bets ADD COLUMN builder_asked_odds text;
ALTER TABLE bets ADD COLUMN builder_odds text;
ALTER TABLE bets ADD CONSTRAINT bets_builder_odds_check CHECK (
  (type = 'builder') = (builder_odds IS NOT NULL)
  AND (type = 'builder') = (builder_asked_odds IS NOT NULL)
);

-- Tickets of the slip and of the builder share their states, their once-only rule and their look-up.
ALTER TABLE tickets ADD COLUMN kind text NOT NULL DEFAULT 'slip' CHECK (kind IN ('slip', 'builder'));
