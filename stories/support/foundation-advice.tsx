import { Button } from "@grandstand/ui/button";
import { buttonStates } from "@grandstand/ui/button/states";
import { Icon } from "@grandstand/ui/icon";
import { IconButton } from "@grandstand/ui/icon-button";
import { iconButtonStates } from "@grandstand/ui/icon-button/states";
import { OddsButton } from "@grandstand/ui/odds-button";
import { oddsButtonStates } from "@grandstand/ui/odds-button/states";
import { Check } from "lucide";
import type { Advice } from "./foundation-page.tsx";

/** What holds of colours. */
export const colourAdvice: Advice = {
  dos: [
    {
      text: "Keep the floodlight's yellow, `act`, for the one thing to do.",
      drawing: <Button {...buttonStates.act} />,
    },
    {
      text: "Keep `up` and `down` for a price that has moved, with the corner that says it by shape.",
      drawing: (
        <>
          <OddsButton {...oddsButtonStates["moved up"]} />
          <OddsButton {...oddsButtonStates["moved down"]} />
        </>
      ),
    },
    {
      text: "Draw a pair that stands in the table of contrast, and add the pair where it does not.",
    },
  ],
  donts: [
    {
      text: "Don't say that something succeeded in green: an icon and a word say it in every theme.",
      drawing: (
        <span className="gs:flex gs:items-center gs:gap-1 gs:type-label gs:text-up">
          <Icon shape={Check} size={16} strokeWidth={2} /> Bet placed
        </span>
      ),
    },
    {
      text: "Don't make two things yellow side by side: none of them is then the one to do.",
      drawing: (
        <>
          <Button {...buttonStates.act} />
          <Button {...buttonStates.act} />
        </>
      ),
    },
    { text: "Don't write a colour of your own: the palette is closed, and a check refuses it." },
  ],
};

/** What holds of type. */
export const typeAdvice: Advice = {
  dos: [
    {
      text: "Write a price in `price`: its figures are of one width, so that a column of them can be read.",
      drawing: (
        <span className="gs:grid gs:text-right gs:type-price">
          <span>1.11</span>
          <span>24.00</span>
        </span>
      ),
    },
    {
      text: "Choose a style by what the text is, and leave its size to the style.",
      drawing: <span className="gs:type-heading">Club Brugge – Anderlecht</span>,
    },
  ],
  donts: [
    {
      text: "Don't write in capitals: they are read more slowly, and a screen reader may spell them.",
      drawing: <span className="gs:type-label gs:uppercase">Place your bet</span>,
    },
    {
      text: "Don't centre what is longer than a line.",
      drawing: (
        <span className="gs:max-w-60 gs:text-center gs:type-small">
          The offer holds for ten seconds, and the bet runs on where it ends.
        </span>
      ),
    },
  ],
};

/** What holds of space. */
export const spaceAdvice: Advice = {
  dos: [
    { text: "Keep to the grid of 4 px: a step of Tailwind's scale is one of it." },
    {
      text: "Make what is pressed at least `touch` high under a finger, however small it looks.",
      drawing: (
        <span className="gs:grid gs:size-touch gs:place-items-center gs:rounded-sm gs:border gs:border-line gs:type-caption">
          44 px
        </span>
      ),
    },
    { text: "Nest radii: `lg` around `md` around `sm`." },
  ],
  donts: [
    { text: "Don't stack by a number: a `layer` says what stands over what." },
    { text: "Don't give a height to what holds words: they are longer in Dutch, and at 200 %." },
  ],
};

/** What holds of motion. */
export const motionAdvice: Advice = {
  dos: [
    { text: "Move what has changed: a corner, a slide, a figure that turns over." },
    {
      text: "Have it over within `slide`, and stand still under reduced motion: every duration is 0 then.",
    },
  ],
  donts: [
    { text: "Don't move to decorate, nor to draw a look to what nobody asked for." },
    { text: "Don't move what is about to be pressed: a price, or the control that places a bet." },
  ],
};

/** What holds of icons. */
export const iconAdvice: Advice = {
  dos: [
    {
      text: "Put a word beside it, or a name behind it that a screen reader says.",
      drawing: <IconButton {...iconButtonStates.quiet} />,
    },
    { text: "Hide the drawing itself from screen readers: `aria-hidden`." },
    { text: "Choose one from this list before another from Lucide: one thing has one icon." },
  ],
  donts: [
    { text: "Don't rely on an icon alone where not everybody knows it: write the word." },
    { text: "Don't tell two states apart by an icon's colour: by its shape." },
  ],
};
