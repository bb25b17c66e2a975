export interface AwaitedOpenBetsProps {
  /** They are known to have been there before: their height is kept. */
  readonly isAwaited?: boolean;
}

/**
 * What is in a page until a person's open bets are there: nothing, or their height where they are awaited, or where a
 * host has written `data-own-bets` on `<html>`. It is in the page of a visitor too, and has no word.
 */
export function AwaitedOpenBets({ isAwaited = false }: AwaitedOpenBetsProps) {
  return <div className="gs-open-bets-awaited" data-awaited={isAwaited || undefined} />;
}
