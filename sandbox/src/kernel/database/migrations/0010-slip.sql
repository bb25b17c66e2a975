-- Systems, each-way, free bets and the combination boost.
CREATE TABLE free_bets (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  names jsonb NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  min_odds text NOT NULL,
  granted_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX free_bets_by_account ON free_bets (account_id, expires_at);

ALTER TABLE bets
  ADD COLUMN system_type text,
  ADD COLUMN bet_count integer NOT NULL DEFAULT 1 CHECK (bet_count > 0),
  ADD COLUMN unit_stake bigint,
  ADD COLUMN each_way boolean NOT NULL DEFAULT false,
  ADD COLUMN free_bet_id text REFERENCES free_bets (id),
  -- Null where nothing raises the bet; otherwise the terms as they stood when it was placed.
  ADD COLUMN boost_steps jsonb,
  ADD COLUMN boost_mode text CHECK (boost_mode IN ('gross', 'net')),
  ADD COLUMN boost_percent double precision,
  ADD COLUMN boost_amount bigint,
  DROP CONSTRAINT bets_type_check,
  ADD CONSTRAINT bets_type_check CHECK (type IN ('single', 'combi', 'system'));

UPDATE bets SET each_way = true, bet_count = 2
  WHERE EXISTS (SELECT 1 FROM bet_selections WHERE bet_id = bets.id AND bet_selections.each_way);
UPDATE bets SET unit_stake = stake / bet_count;

ALTER TABLE bets
  ALTER COLUMN bet_count DROP DEFAULT,
  ALTER COLUMN each_way DROP DEFAULT,
  ALTER COLUMN unit_stake SET NOT NULL,
  ADD CONSTRAINT bets_stake_of_lines CHECK (stake = unit_stake * bet_count),
  ADD CONSTRAINT bets_system_type CHECK ((type = 'system') = (system_type IS NOT NULL)),
  ADD CONSTRAINT bets_boost_whole CHECK ((boost_steps IS NULL) = (boost_mode IS NULL)),
  ADD CONSTRAINT bets_free_are_plain CHECK (free_bet_id IS NULL OR NOT (type = 'system' OR each_way));

ALTER TABLE bet_selections
  DROP COLUMN each_way,
  ADD COLUMN boosted boolean NOT NULL DEFAULT false;
ALTER TABLE bet_selections ALTER COLUMN boosted DROP DEFAULT;

-- What is left of a free bet is the balance of an account of its own; what was given is the house's.
ALTER TABLE ledger_accounts
  DROP CONSTRAINT ledger_accounts_kind_check,
  ADD CONSTRAINT ledger_accounts_kind_check CHECK (
    kind IN ('wallet', 'house', 'stakes_held', 'payouts', 'deposits', 'free_bet', 'free_bets_given')
  );
ALTER TABLE ledger_transactions
  DROP CONSTRAINT ledger_transactions_kind_check,
  ADD CONSTRAINT ledger_transactions_kind_check CHECK (
    kind IN ('deposit', 'adjustment', 'stake', 'settlement', 'free_bet')
  );
INSERT INTO ledger_accounts (id, kind)
  SELECT 'free_bets_given', 'free_bets_given' WHERE EXISTS (SELECT 1 FROM ledger_accounts);
