-- Cash-out, wholly or in part, and what a selection is about.
ALTER TABLE bets
  ADD COLUMN cashed_out_stake bigint NOT NULL DEFAULT 0,
  ADD COLUMN cashed_out bigint NOT NULL DEFAULT 0 CHECK (cashed_out >= 0),
  DROP CONSTRAINT bets_status_check,
  ADD CONSTRAINT bets_status_check CHECK (status IN ('open', 'won', 'lost', 'void', 'cashed_out')),
  ADD CONSTRAINT bets_cashed_out_stake CHECK (cashed_out_stake BETWEEN 0 AND stake),
  -- Nothing runs on in a bet that was wholly cashed out, and only there.
  ADD CONSTRAINT bets_cashed_out_whole CHECK ((status = 'cashed_out') = (cashed_out_stake = stake));

ALTER TABLE bet_selections
  ADD COLUMN facts jsonb,
  ADD COLUMN final_stats jsonb;

-- A bet is paid for once and settled once, and cashed out as often as a part of it still runs.
ALTER TABLE ledger_transactions
  DROP CONSTRAINT ledger_transactions_kind_check,
  DROP CONSTRAINT ledger_transactions_check,
  DROP CONSTRAINT ledger_transactions_kind_bet_id_key,
  ADD CONSTRAINT ledger_transactions_kind_check CHECK (
    kind IN ('deposit', 'adjustment', 'stake', 'settlement', 'free_bet', 'cash_out')
  ),
  ADD CONSTRAINT ledger_transactions_check CHECK (
    (bet_id IS NOT NULL) = (kind IN ('stake', 'settlement', 'cash_out'))
  );
CREATE UNIQUE INDEX ledger_transactions_kind_bet_id_key ON ledger_transactions (kind, bet_id)
  WHERE kind <> 'cash_out';

CREATE TABLE cash_out_quotes (
  id uuid PRIMARY KEY,
  bet_id uuid NOT NULL REFERENCES bets (id),
  account_id text NOT NULL REFERENCES accounts (id),
  amount bigint NOT NULL CHECK (amount > 0),
  remaining_stake bigint NOT NULL CHECK (remaining_stake > 0),
  state text NOT NULL CHECK (state IN ('open', 'running', 'accepted', 'refused')),
  -- What was asked for: all of it, or a part.
  asked bigint,
  -- Kept letter for letter, so that the same question gets the same answer.
  answer json,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX cash_out_quotes_by_bet ON cash_out_quotes (bet_id);

CREATE TABLE cash_outs (
  -- One payment a quote, by its id.
  quote_id uuid PRIMARY KEY REFERENCES cash_out_quotes (id),
  bet_id uuid NOT NULL REFERENCES bets (id),
  transaction_id uuid NOT NULL UNIQUE REFERENCES ledger_transactions (id),
  amount bigint NOT NULL CHECK (amount > 0),
  stake bigint NOT NULL CHECK (stake > 0),
  at bigint NOT NULL
);
CREATE INDEX cash_outs_by_bet ON cash_outs (bet_id);
