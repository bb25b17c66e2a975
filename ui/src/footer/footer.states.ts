import { createElement } from "react";
import { PlayerReviews } from "../player-reviews/index.ts";
import { playerReviewsStates } from "../player-reviews/player-reviews.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { FooterProps } from "./footer.tsx";

const props: FooterProps = {
  brandName: "Grandstand",
  licenceNumber: "F1-0000",
  popular: [
    { name: "Football", href: "/football/" },
    { name: "Pro League", href: "/football/pro-league/" },
    { name: "Hippisme", href: "/courses-hippiques/" },
  ],
  responsiblePlay: [
    { name: "Aide aux joueurs", href: "https://help.example/" },
    { name: "Commission des jeux de hasard", href: "https://regulator.example/" },
  ],
  languages: [
    { locale: "fr", href: "/" },
    { locale: "nl", href: "/nl/" },
    { locale: "en", href: "/en/" },
  ],
  onSettings: () => undefined,
};

/** Every face of the page's foot, by name. */
export const footerStates = {
  whole: props,
  "with the way to the reviews": {
    ...props,
    reviews: createElement(PlayerReviews, playerReviewsStates.usual),
  },
  "no popular pages": { ...props, popular: [] },
  "long text": {
    ...props,
    licenceNumber: "F1-0000 / FA-000000-0000-0000",
    popular: [
      { name: "Eerste nationale van het Belgische amateurvoetbal, promotie", href: "/nl/voetbal/" },
    ],
  },
} satisfies NamedStates<FooterProps>;
