/** What of the router's state says where it is and where it goes. */
interface RouterPlaces {
  readonly location: { readonly key: string };
  readonly navigation: { readonly location?: { readonly key: string } | undefined };
}

/**
 * The key of the page that a person will see next: the one on its way, or the one that has come. The router is there before
 * React has drawn it, for which a slow phone takes a second.
 */
export function comingPage({ location, navigation }: RouterPlaces): string {
  return (navigation.location ?? location).key;
}
