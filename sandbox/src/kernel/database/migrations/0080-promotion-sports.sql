-- A promotion names a sport by its id, as events do: with the slug it held nowhere.
UPDATE promotions SET sport_id = '2' WHERE sport_id = 'tennis';
UPDATE promotions SET sport_id = '3' WHERE sport_id = 'horse-racing';
