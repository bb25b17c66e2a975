/**
 * What is in a page until a person's open bets are there: their height where a host has written `data-own-bets` on
 * `<html>`, else nothing. It is in the page of a visitor too, and has no word.
 */
export const awaitedOpenBets = <div className="gs-open-bets-awaited" />;
