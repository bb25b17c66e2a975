import { X } from "lucide";
import type { ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { Badge, CountBadge } from "../badge/index.ts";
import { Button, ButtonLink } from "../button/index.ts";
import { ChoiceList } from "../choice-list/index.ts";
import { TextField } from "../field/index.ts";
import { FilterChips, FilterLinks } from "../filter-chips/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Link } from "../link/index.ts";
import { Notice } from "../notice/index.ts";
import type { HostAttributes } from "../provider/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { renderComponent } from "./index.ts";

type Host = HostAttributes<never>;
const nothing = () => undefined;
const option = { value: "a", label: "A", name: "A" };

/** Each primitive that a site can set attributes on: the element that gets them, and how it is drawn. */
const primitives: Readonly<Record<string, [tag: string, draw: (host: Host) => ReactElement]>> = {
  Badge: ["SPAN", (host) => <Badge {...host}>a</Badge>],
  CountBadge: ["SPAN", (host) => <CountBadge {...host} count={1} label="a" />],
  Button: ["BUTTON", (host) => <Button {...host}>a</Button>],
  ButtonLink: [
    "A",
    (host) => (
      <ButtonLink {...host} href="/a/">
        a
      </ButtonLink>
    ),
  ],
  IconButton: ["BUTTON", (host) => <IconButton {...host} icon={X} label="a" onPress={nothing} />],
  Link: [
    "A",
    (host) => (
      <Link {...host} href="/a/">
        a
      </Link>
    ),
  ],
  Notice: ["DIV", (host) => <Notice {...host}>a</Notice>],
  ChoiceList: [
    "DIV",
    (host) => (
      <ChoiceList {...host} label="a" summary="a" rows={[option]} value="a" onChoose={nothing} />
    ),
  ],
  SegmentedControl: [
    "FIELDSET",
    (host) => (
      <SegmentedControl {...host} label="a" options={[option]} value="a" onChange={nothing} />
    ),
  ],
  FilterChips: [
    "FIELDSET",
    (host) => <FilterChips {...host} label="a" chips={[]} chosenId={null} onChoose={nothing} />,
  ],
  FilterLinks: ["NAV", (host) => <FilterLinks {...host} label="a" links={[]} />],
};

const host = (ref: (element: Element | null) => void): Host => ({
  ref,
  id: "of-the-site",
  className: "site-class",
  "data-testid": "price",
  "aria-details": "elsewhere",
  "aria-describedby": "outside",
});

describe("what a site may set on a primitive", () => {
  it.each(Object.entries(primitives))("%s: ref, id, class, data and ARIA", async (_name, drawn) => {
    const [tag, draw] = drawn;
    const before = await renderComponent(draw({ "data-testid": "price" }));
    const ownClass = before.getByTestId("price").element().className;
    await before.unmount();
    const ref = vi.fn();
    const screen = await renderComponent(draw(host(ref)));
    const element = screen.getByTestId("price").element();
    expect(element.tagName).toBe(tag);
    expect(ref).toHaveBeenCalledWith(element);
    expect(element.id).toBe("of-the-site");
    expect(element.className).toBe(`${ownClass} site-class`);
    expect(element.getAttribute("aria-details")).toBe("elsewhere");
    expect(element.getAttribute("aria-describedby")).toBe("outside");
  });

  it("TextField: on the input, which keeps its label and its error; the class is the whole's", async () => {
    const ref = vi.fn();
    const screen = await renderComponent(
      <TextField
        {...host(ref)}
        label="Nom"
        name="name"
        value=""
        error="Il manque"
        onChange={nothing}
      />,
    );
    const input = screen.getByLabelText("Nom").element();
    expect(ref).toHaveBeenCalledWith(input);
    expect(input.id).toBe("of-the-site");
    expect(input.getAttribute("data-testid")).toBe("price");
    expect(input.getAttribute("aria-details")).toBe("elsewhere");
    expect(input.getAttribute("aria-describedby")).toBe("of-the-site-error outside");
    expect(input.closest(".site-class")?.querySelector("label")?.textContent).toBe("Nom");
  });

  it("Button: a description of the site's beside the reason why it can't be pressed", async () => {
    const screen = await renderComponent(
      <Button aria-describedby="outside" aria-expanded={false} disabledReason="La mise est vide">
        Parier
      </Button>,
    );
    const button = screen.getByRole("button");
    await expect.element(button).toHaveAccessibleDescription("La mise est vide");
    expect(button.element().getAttribute("aria-describedby")).toMatch(/^outside \S+$/);
    expect(button.element().getAttribute("aria-expanded")).toBe("false");
  });
});
