export { OutrightCard, type OutrightCardProps } from "./outright-card.tsx";
