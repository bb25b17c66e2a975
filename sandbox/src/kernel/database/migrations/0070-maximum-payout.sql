-- The most that a bet pays, in cents, as it stood when the bet was placed.
ALTER TABLE bets ADD COLUMN maximum_payout bigint CHECK (maximum_payout > 0);
