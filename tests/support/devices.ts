/** A phone on which everything is pressed by touch. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
