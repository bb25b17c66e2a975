import type { NamedStates } from "../testing/named-states.ts";
import type { FavouriteButtonProps } from "./favourite-button.tsx";

const props: FavouriteButtonProps = {
  name: "Pro League",
  isFavourite: false,
  onToggle: () => undefined,
};

/** Both faces of the star, by name. */
export const favouriteButtonStates = {
  "not kept": props,
  kept: { ...props, isFavourite: true },
  "long text": {
    ...props,
    name: "Koninklijke Sportvereniging Wevelgem-Gullegem – Royale Association Athlétique Louviéroise",
  },
} satisfies NamedStates<FavouriteButtonProps>;
