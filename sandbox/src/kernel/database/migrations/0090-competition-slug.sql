-- With sport and event it makes the address of a selection's event; null for bets of before.
ALTER TABLE bet_selections ADD COLUMN competition_slug text;
