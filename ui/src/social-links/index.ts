export { SocialLinks, type SocialLinksProps, type SocialLinkView } from "./social-links.tsx";
