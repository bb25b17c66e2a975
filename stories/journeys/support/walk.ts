import { expect, waitFor, within } from "storybook/test";

/** What a person's steps need of a story. */
export interface Walker {
  readonly canvasElement: HTMLElement;
  readonly userEvent: {
    click(element: Element): Promise<void>;
    type(element: Element, text: string): Promise<void>;
    clear(element: Element): Promise<void>;
  };
}

/** The first that fits a selector in a part of the page, once it is there. */
export async function findOn(part: ParentNode, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = part.querySelector<HTMLElement>(selector);
    if (found) return found;
    throw new Error(`Nothing here is ${selector}.`);
  });
}

/**
 * The first button in sight with such a name, once it is there. By role it would be searched for in the whole
 * page, which takes a busy machine seconds at each change of a price.
 */
export async function findButton(name: RegExp): Promise<HTMLElement> {
  const nameOf = (button: Element) =>
    button.getAttribute("aria-label") ?? button.textContent.trim();
  return waitFor(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>("button")];
    const found = buttons.find((each) => name.test(nameOf(each)) && each.checkVisibility());
    if (found) return found;
    throw new Error(`No button in sight is called ${name}.`);
  });
}

/** The kinds of the slip's one control, as the component names them. */
type ControlKind =
  | "place"
  | "accept-changes"
  | "accept-change"
  | "blocked"
  | "processing"
  | "checking"
  | "restricted"
  | "login";

/** Presses a price of a coupon, found by what a screen reader says of it. */
export async function pickPrice({ userEvent }: Walker, name: RegExp): Promise<void> {
  const button = await findButton(name);
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
}

/** What is drawn while the builder's code is on the way gives way to the builder. */
function visibleSlip(): HTMLElement | undefined {
  const slips = [
    ...document.querySelectorAll<HTMLElement>("section[data-slip]:not([data-slip=loading])"),
  ];
  return slips.find((slip) => slip.checkVisibility());
}

/** The bar that opens a phone's slip; the header has such buttons too, and they open something else. */
function closedBar(page: HTMLElement): Element | undefined {
  const bars = [...page.querySelectorAll("button[aria-haspopup=dialog][aria-expanded=false]")];
  return bars.find((bar) => bar.checkVisibility() && !bar.closest("header"));
}

/** The slip that can be seen: in its column, or as the sheet that a phone's bar opens. */
export async function openSlip({ canvasElement, userEvent }: Walker): Promise<HTMLElement> {
  const found = await waitFor(() => {
    const slipOrBar = visibleSlip() ?? closedBar(canvasElement);
    if (!slipOrBar) throw new Error("Neither a slip nor its bar can be seen on this page.");
    return slipOrBar;
  });
  if (found.matches("button")) await userEvent.click(found);
  return waitFor(() => {
    const slip = visibleSlip();
    if (!slip) throw new Error("No slip can be seen on this page.");
    return slip;
  });
}

/** Types the one stake of the slip, over whatever was there. */
export async function typeStake({ userEvent }: Walker, slip: HTMLElement, text: string) {
  const field = await within(slip).findByRole("textbox");
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** The place control, once it is of this kind. */
export async function findControl(slip: HTMLElement, kind: ControlKind): Promise<HTMLElement> {
  return waitFor(() => {
    const control = slip.querySelector<HTMLElement>(
      `[data-control="${kind}"]:not([data-settling])`,
    );
    if (control) return control;
    const other = slip.querySelector("[data-control]")?.getAttribute("data-control");
    throw new Error(`The place control is "${other}", not "${kind}".`);
  });
}

/** Waits for the receipt, which has the focus when it comes. */
export async function expectReceiptFocused(slip: HTMLElement): Promise<void> {
  await waitFor(() => expect(slip).toHaveAttribute("data-slip", "results"));
  await waitFor(() => {
    expect(slip).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement?.tagName).toMatch(/^H[34]$/);
  });
}

/**
 * Goes back to the head of a page that a focus scrolled: a row that is half under the header measures
 * as too small a target. The button that leads there leaves the page a frame later.
 */
export async function backToHead({ canvasElement }: Walker): Promise<void> {
  window.scrollTo(0, 0);
  await waitFor(() => expect(canvasElement.querySelector(".lucide-arrow-up")).toBeNull());
}

/** Waits for the message that is over the page; a phone's slip is a dialog too, and is not meant. */
export async function findMessage(): Promise<HTMLElement> {
  return waitFor(() => {
    const dialogs = [...document.querySelectorAll<HTMLElement>("[role=dialog]")];
    const [message] = dialogs.filter((dialog) => !dialog.querySelector("section[data-slip]"));
    if (!message) throw new Error("No message stands over the page.");
    return message;
  });
}

/**
 * Waits for a toast, and closes it: it would end on its own, sooner or later than a picture is taken.
 * What had the focus has it again.
 */
export async function closeToast({ userEvent }: Walker, severity: string): Promise<void> {
  const toast = await findOn(document, `[data-severity=${severity}]`);
  const focused = document.activeElement;
  const close = within(toast).getAllByRole("button", { hidden: true }).at(-1);
  if (close) await userEvent.click(close);
  await waitFor(() => expect(toast).not.toBeInTheDocument());
  if (focused instanceof HTMLElement) focused.focus();
}
