import type { NamedStates } from "../testing/named-states.ts";
import type { SocialLinksProps } from "./social-links.tsx";

/** Every face of the ways to the networks, by name. */
export const socialLinksStates = {
  usual: {
    links: [
      { name: "Facebook", href: "https://facebook.example/grandstand" },
      { name: "Instagram", href: "https://instagram.example/grandstand" },
      { name: "X", href: "https://x.example/grandstand" },
      { name: "YouTube", href: "https://youtube.example/grandstand" },
    ],
  },
  "another network": { links: [{ name: "Mastodon", href: "https://social.example/@grandstand" }] },
  none: { links: [] },
} satisfies NamedStates<SocialLinksProps>;
