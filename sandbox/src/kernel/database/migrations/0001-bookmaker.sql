-- Instants are epoch milliseconds by the sandbox's clock; amounts are integer cents.
CREATE TABLE accounts (
  id text PRIMARY KEY,
  username text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  profile jsonb NOT NULL,
  settings jsonb NOT NULL,
  login_rule text NOT NULL CHECK (login_rule IN ('open', 'captcha', 'smart_registration'))
);

CREATE TABLE signing_keys (
  name text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  created_at bigint NOT NULL,
  last_seen_at bigint NOT NULL,
  ends_at bigint NOT NULL,
  revoked_at bigint
);

CREATE TABLE forbidden_attempts (
  id uuid PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  action text NOT NULL,
  document_status text NOT NULL,
  at bigint NOT NULL
);

CREATE TABLE ledger_accounts (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('wallet', 'house', 'stakes_held', 'payouts', 'deposits'))
);

CREATE TABLE ledger_transactions (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('deposit', 'adjustment', 'stake', 'settlement')),
  bet_id uuid,
  at bigint NOT NULL,
  CHECK ((bet_id IS NOT NULL) = (kind IN ('stake', 'settlement'))),
  -- A bet is paid for once and settled once.
  UNIQUE (kind, bet_id)
);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id uuid NOT NULL REFERENCES ledger_transactions (id),
  ledger_account_id text NOT NULL REFERENCES ledger_accounts (id),
  debit bigint NOT NULL DEFAULT 0 CHECK (debit >= 0),
  credit bigint NOT NULL DEFAULT 0 CHECK (credit >= 0),
  CHECK ((debit = 0) <> (credit = 0))
);
CREATE INDEX ledger_entries_by_account ON ledger_entries (ledger_account_id);
CREATE INDEX ledger_entries_by_transaction ON ledger_entries (transaction_id);

CREATE TABLE tickets (
  uuid uuid PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  ticket jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'running', 'placed', 'refused')),
  fingerprint text,
  -- Kept letter for letter, so that the same question gets the same answer.
  answer json,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL
);

CREATE TABLE bets (
  id uuid PRIMARY KEY,
  ticket_uuid uuid NOT NULL UNIQUE REFERENCES tickets (uuid),
  account_id text NOT NULL REFERENCES accounts (id),
  stake_transaction_id uuid NOT NULL UNIQUE REFERENCES ledger_transactions (id),
  reference text NOT NULL UNIQUE,
  type text NOT NULL CHECK (type IN ('single', 'combi')),
  status text NOT NULL CHECK (status IN ('open', 'won', 'lost', 'void')),
  stake bigint NOT NULL CHECK (stake > 0),
  potential_return bigint,
  paid bigint,
  placed_at bigint NOT NULL,
  settled_at bigint,
  CHECK ((status = 'open') = (settled_at IS NULL)),
  CHECK ((status = 'open') = (paid IS NULL))
);
CREATE INDEX bets_by_account ON bets (account_id, placed_at DESC);

CREATE TABLE bet_selections (
  bet_id uuid NOT NULL REFERENCES bets (id),
  position integer NOT NULL,
  epoch text NOT NULL,
  event_id text NOT NULL,
  market_id text NOT NULL,
  outcome_id text NOT NULL,
  names jsonb NOT NULL,
  starts_at text NOT NULL,
  sport_slug text NOT NULL,
  asked_odds text NOT NULL,
  odds text NOT NULL,
  each_way boolean NOT NULL,
  place_fraction text,
  result text NOT NULL CHECK (result IN ('pending', 'won', 'lost', 'placed', 'void')),
  PRIMARY KEY (bet_id, position)
);
CREATE INDEX bet_selections_pending ON bet_selections (outcome_id) WHERE result = 'pending';

CREATE TABLE outcome_results (
  epoch text NOT NULL,
  outcome_id text NOT NULL,
  event_id text NOT NULL,
  result text NOT NULL CHECK (result IN ('won', 'lost', 'placed', 'void')),
  PRIMARY KEY (epoch, outcome_id)
);
