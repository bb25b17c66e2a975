import { createRoot } from "react-dom/client";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Button } from "../button/index.ts";
import { favouriteButtonStates } from "../favourite-button/favourite-button.states.ts";
import { FavouriteButton } from "../favourite-button/index.ts";
import { detailsOf, renderComponent, testEnvironment } from "../testing/index.ts";
import { changeDetails, type HandledEvent, pressDetails, reporting, UiProvider } from "./index.ts";

describe("the details of a change", () => {
  it("have the event after an await, when the browser handles it no more", async () => {
    const onClose = vi.fn();
    const handled: Promise<void>[] = [];
    const close = async (event: HandledEvent) => {
      await Promise.resolve();
      reporting("button", onClose)(event);
    };
    const screen = await renderComponent(
      <Button onPressEvent={(event) => handled.push(close(event))}>Fermer</Button>,
    );
    await screen.getByRole("button").click();
    await Promise.all(handled);
    expect(onClose).toHaveBeenCalledExactlyOnceWith("button", detailsOf("button"));
  });

  it("have the event in a shadow tree, of which the window shows none", async () => {
    const onToggle = vi.fn();
    const host = document.createElement("div");
    document.body.append(host);
    const shadow = host.attachShadow({ mode: "open" });
    const root = createRoot(shadow);
    onTestFinished(() => {
      root.unmount();
      host.remove();
    });
    const environment = await testEnvironment();
    root.render(
      <UiProvider value={environment}>
        <FavouriteButton {...favouriteButtonStates["not kept"]} onToggle={onToggle} />
      </UiProvider>,
    );
    await expect.poll(() => shadow.querySelector("button")).not.toBeNull();
    const press = { bubbles: true, composed: true, pointerType: "mouse" };
    shadow.querySelector("button")?.dispatchEvent(new PointerEvent("click", press));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(true, detailsOf("pointer"));
  });

  it("have the browser's event, whatever carries it", () => {
    const event = new PointerEvent("click", { pointerType: "mouse" });
    const carried = new CustomEvent("outside", { detail: { originalEvent: event } });
    for (const handled of [event, { nativeEvent: event }, carried]) {
      expect(changeDetails("outside", handled)).toEqual({ reason: "outside", event });
    }
    expect(pressDetails(event)).toEqual({ reason: "pointer", event });
  });

  it("have none where no one did it, or the event says nothing of a person", () => {
    for (const handled of [null, new Event("change"), new CustomEvent("outside")]) {
      expect(changeDetails("back", handled)).toEqual({ reason: "back", event: null });
    }
    expect(pressDetails(null)).toEqual({ reason: "keyboard", event: null });
  });
});
