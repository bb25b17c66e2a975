import { createElement } from "react";
import { PlayerReviews } from "../player-reviews/index.ts";
import { playerReviewsStates } from "../player-reviews/player-reviews.states.ts";
import { SocialLinks } from "../social-links/index.ts";
import { socialLinksStates } from "../social-links/social-links.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { FooterProps } from "./footer.tsx";

/** A ring, instead of an organisation's own logo. */
const helpLogo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Ccircle cx='4' cy='4' r='3' fill='none' stroke='gray'/%3E%3C/svg%3E";
const props: FooterProps = {
  brandName: "Grandstand",
  licenceNumber: "F1-0000",
  barredAge: 18,
  popular: [
    { name: "Football", href: "/football/" },
    { name: "Pro League", href: "/football/pro-league/" },
    { name: "Hippisme", href: "/courses-hippiques/" },
  ],
  responsiblePlay: [
    { name: "Aide aux joueurs", href: "https://help.example/", logo: helpLogo },
    { name: "Commission des jeux de hasard", href: "https://regulator.example/", logo: helpLogo },
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
    aside: createElement(PlayerReviews, playerReviewsStates.usual),
  },
  "with social links": {
    ...props,
    aside: createElement(SocialLinks, socialLinksStates.usual),
  },
  "with a text for searchers": {
    ...props,
    text: "Pariez sur le football, le cyclisme et les courses hippiques, en direct et avant le match.",
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
