export { Footer, type FooterLinkView, type FooterProps } from "./footer.tsx";
