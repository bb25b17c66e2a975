-- Deposits and withdrawals of the cashier, each with what it moved in the ledger.
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
SELECT widen_check('ledger_accounts', 'ledger_accounts_kind_check', $$kind = 'withdrawals'$$);
SELECT widen_check('ledger_transactions', 'ledger_transactions_kind_check', $$kind = 'withdrawal'$$);
SELECT widen_check('operations', 'operations_kind_check', $$kind IN ('deposit', 'withdrawal')$$);
DROP FUNCTION widen_check;

-- Databases that are older than this account have the others of the operator already.
INSERT INTO ledger_accounts (id, kind)
  SELECT 'withdrawals_held', 'withdrawals' WHERE EXISTS (SELECT FROM ledger_accounts WHERE id = 'deposits');

CREATE TABLE payments (
  -- The key of the attempt, once only.
  id uuid PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
  method text NOT NULL CHECK (method IN ('card', 'fast', 'bank', 'wallet', 'transfer')),
  cents bigint NOT NULL CHECK (cents > 0),
  state text NOT NULL CHECK (state IN ('waiting', 'done', 'refused')),
  reference text NOT NULL UNIQUE,
  -- The end of a card's or an account's number, or the name of a bank: never a whole number of a card.
  detail text NOT NULL,
  card text,
  -- The person has confirmed it with their bank or wallet.
  authorised_at bigint,
  -- Why it was refused.
  refusal jsonb,
  -- A deposit's credit, or a withdrawal's debit; and what a withdrawal's decision moved.
  transaction_id uuid UNIQUE REFERENCES ledger_transactions (id),
  closing_transaction_id uuid UNIQUE REFERENCES ledger_transactions (id),
  opened_at bigint NOT NULL,
  decided_at bigint,
  CHECK ((kind = 'withdrawal') = (method = 'transfer')),
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CHECK (kind = 'deposit' OR transaction_id IS NOT NULL),
  CHECK (kind = 'withdrawal' OR ((state = 'done') = (transaction_id IS NOT NULL))),
  CHECK ((closing_transaction_id IS NOT NULL) = (kind = 'withdrawal' AND state <> 'waiting'))
);
CREATE INDEX payments_of_account ON payments (account_id, opened_at DESC);

-- Deposits from before payments were kept.
INSERT INTO payments (id, account_id, kind, method, cents, state, reference, detail, transaction_id, opened_at, decided_at)
  SELECT t.id, substr(e.ledger_account_id, 8), 'deposit', 'bank', e.credit, 'done', 'D-' || upper(substr(t.id::text, 1, 8)), '', t.id, t.at, t.at
  FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.kind = 'deposit' AND e.credit > 0 AND e.ledger_account_id LIKE 'wallet:%';

-- The card that a fast deposit is paid with: which of the test cards, and the end of its number.
CREATE TABLE last_cards (
  account_id text PRIMARY KEY REFERENCES accounts (id),
  card text NOT NULL,
  last_digits text NOT NULL CHECK (last_digits ~ '^\d{4}$'),
  used_at bigint NOT NULL
);

-- What a person lets be done with their data.
CREATE TABLE privacy_choices (
  account_id text PRIMARY KEY REFERENCES accounts (id),
  by_email boolean NOT NULL,
  by_sms boolean NOT NULL,
  by_phone boolean NOT NULL,
  statistics boolean NOT NULL,
  changed_at bigint NOT NULL
);
