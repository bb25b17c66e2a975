-- The ledger counts coins and points besides money: an account has one unit, and each transaction
-- balances in every unit by itself.
ALTER TABLE ledger_accounts ADD COLUMN unit text NOT NULL DEFAULT 'cents'
  CHECK (unit IN ('cents', 'coins', 'points'));

-- Widens what a check of an earlier migration allows, whatever that is by now.
CREATE FUNCTION widen_check(on_table regclass, check_name text, also text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  before text;
BEGIN
  SELECT pg_get_expr(conbin, conrelid) INTO STRICT before
    FROM pg_constraint WHERE conrelid = on_table AND conname = check_name;
  EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', on_table, check_name);
  EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I CHECK ((%s) OR (%s))', on_table, check_name, before, also);
END $$;

SELECT widen_check('ledger_accounts', 'ledger_accounts_kind_check',
  $$kind IN ('coins', 'points', 'coins_issued', 'points_issued', 'promotions')$$);
SELECT widen_check('ledger_transactions', 'ledger_transactions_kind_check',
  $$kind IN ('loyalty', 'boost', 'conversion')$$);
SELECT widen_check('ledger_transactions', 'ledger_transactions_check',
  $$bet_id IS NOT NULL AND kind IN ('loyalty', 'boost')$$);
DROP FUNCTION widen_check;

ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_of_bets
  CHECK (bet_id IS NOT NULL OR kind NOT IN ('loyalty', 'boost'));

CREATE OR REPLACE FUNCTION refuse_unbalanced_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM ledger_entries JOIN ledger_accounts ON ledger_accounts.id = ledger_account_id
    WHERE transaction_id = NEW.transaction_id
    GROUP BY unit HAVING sum(debit) <> sum(credit)
  ) THEN
    RAISE EXCEPTION 'ledger transaction % is not balanced', NEW.transaction_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TABLE promotions (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  kind text NOT NULL CHECK (kind IN ('bet', 'coins')),
  event_id text,
  competition_id text,
  sport_id text,
  audience text NOT NULL CHECK (audience IN ('first_bet', 'everybody')),
  created_at bigint NOT NULL,
  active_until bigint NOT NULL,
  minimum_stake bigint CHECK (minimum_stake >= 0),
  maximum_stake bigint CHECK (maximum_stake >= 0),
  -- Decimal text, so that nothing is rounded on the way.
  minimum_odds text,
  maximum_odds text,
  maximum_winnings bigint CHECK (maximum_winnings >= 0),
  boost integer NOT NULL CHECK (boost >= 0),
  bet_types jsonb NOT NULL,
  CHECK (kind = 'coins' OR (minimum_stake IS NOT NULL AND maximum_stake IS NOT NULL
    AND minimum_odds IS NOT NULL AND maximum_winnings IS NOT NULL))
);
CREATE INDEX promotions_by_account ON promotions (account_id);

-- What a bet was promised is kept with it, whatever becomes of the promotion.
CREATE TABLE bet_boosts (
  bet_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'coins')),
  promotion_id text NOT NULL,
  boost integer NOT NULL CHECK (boost >= 0),
  maximum_winnings bigint CHECK (maximum_winnings >= 0),
  status text NOT NULL CHECK (status IN ('pending', 'won', 'lost')),
  -- Cents or coins: what would be paid, and once it is settled what was.
  amount bigint NOT NULL CHECK (amount >= 0),
  CHECK (status <> 'lost' OR amount = 0),
  PRIMARY KEY (bet_id, kind)
);

CREATE TABLE coin_conversions (
  uuid uuid PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  transaction_id uuid NOT NULL UNIQUE REFERENCES ledger_transactions (id),
  coins bigint NOT NULL CHECK (coins > 0),
  cents bigint NOT NULL CHECK (cents > 0),
  rate text NOT NULL,
  -- yyyy-MM-dd in Brussels.
  day text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX coin_conversions_by_day ON coin_conversions (account_id, day);
