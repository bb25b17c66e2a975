import { couponStates } from "../coupon/coupon.states.ts";
import { Coupon } from "../coupon/index.ts";
import { footerStates } from "../footer/footer.states.ts";
import { Footer } from "../footer/index.ts";
import { headerStates } from "../header/header.states.ts";
import { Header } from "../header/index.ts";
import { LiveStrip } from "../live-strip/index.ts";
import { liveStripStates } from "../live-strip/live-strip.states.ts";
import { SportMenu } from "../sport-menu/index.ts";
import { sportMenuStates } from "../sport-menu/sport-menu.states.ts";
import type { PageFrameProps } from "./page-frame.tsx";

/** A page of home, for the frame's states. */
export const sampleBody = (
  <div className="gs:grid gs:grid-cols-1 gs:gap-4">
    <LiveStrip {...liveStripStates.three} />
    <Coupon {...couponStates.several} />
    <Coupon {...couponStates["not begun"]} />
  </div>
);
const slip = <div className="gs:h-96 gs:rounded-md gs:bg-surface" />;
/** The frame of home with all its parts. */
export const samplePage: PageFrameProps = {
  header: <Header {...headerStates["logged in"]} />,
  menu: <SportMenu {...sportMenuStates.home} />,
  aside: slip,
  footer: <Footer {...footerStates.whole} />,
  bottomBar: <div className="gs:h-bar gs:bg-header" />,
  children: sampleBody,
};

/** What replaces parts of it. */
export const samplePart = {
  visitorHeader: <Header {...headerStates.visitor} />,
  floating: <div className="gs:min-h-13 gs:bg-act" />,
};
