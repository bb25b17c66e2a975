-- What still runs of a bet is kept exact: a stake rounded to cents with each part paid out more than its quote.
ALTER TABLE bets
  ADD COLUMN running_share text NOT NULL DEFAULT '1/1' CHECK (running_share ~ '^\d+/[1-9]\d*$'),
  DROP CONSTRAINT bets_cashed_out_stake,
  DROP CONSTRAINT bets_cashed_out_whole;
UPDATE bets SET running_share = (stake - cashed_out_stake) || '/' || stake WHERE cashed_out_stake > 0;
UPDATE bets SET running_share = '0/1' WHERE cashed_out_stake = stake;
ALTER TABLE bets
  DROP COLUMN cashed_out_stake,
  -- Nothing runs on in a bet that was wholly cashed out, and only there.
  ADD CONSTRAINT bets_cashed_out_whole CHECK ((status = 'cashed_out') = (running_share = '0/1'));

-- A small part of a dear bet ends less than a cent of its stake.
ALTER TABLE cash_outs
  DROP CONSTRAINT cash_outs_stake_check,
  ADD CONSTRAINT cash_outs_stake_check CHECK (stake >= 0);
-- Null in quotes from before it was kept.
ALTER TABLE cash_out_quotes ADD COLUMN running_share text;
ALTER TABLE cash_out_quotes DROP COLUMN remaining_stake;

-- What a starting price becomes, also where the event has left the world before its bets are paid.
ALTER TABLE outcome_results ADD COLUMN last_odds text;
