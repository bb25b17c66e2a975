import { Button } from "@grandstand/ui/button";
import { useState } from "react";
import { type ReadText, signOffFile } from "./read-texts.ts";

const field =
  "gs:h-11 gs:min-w-0 gs:rounded-sm gs:border gs:border-ink-faint gs:bg-well gs:px-3 gs:type-body gs:text-ink gs:focus-ring";

interface SignOffFormProps {
  readonly texts: readonly ReadText[];
  /** What is ticked on this page: "message" or "text". */
  readonly ticked: string;
}

function download(name: string, content: string): void {
  const blob = new Blob([content], { type: "application/json" });
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Who signs off what is ticked, and the file of it to hand in. */
export function SignOffForm({ texts, ticked }: SignOffFormProps) {
  const [by, setBy] = useState("");
  const [on, setOn] = useState("");
  const isComplete = by.trim() !== "" && on !== "" && texts.length > 0;
  return (
    <form
      className="gs:grid gs:gap-4 gs:print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) download(`sign-off-${on}.json`, signOffFile(by, on, texts));
      }}
    >
      <p role="status" className="gs:type-small gs:text-ink-muted">
        {texts.length === 0
          ? `Tick each ${ticked}, in each language, that you have read and sign off.`
          : `Ticked: ${texts.length} ${texts.length === 1 ? "text" : "texts"}. An edit of one, or of its French source, voids its sign-off.`}
      </p>
      <div className="gs:grid gs:gap-4 gs:tablet:grid-cols-[1fr_auto_auto] gs:tablet:items-end">
        <label className="gs:grid gs:gap-1 gs:type-label">
          Your name
          <input
            className={field}
            autoComplete="name"
            value={by}
            onChange={({ target }) => setBy(target.value)}
          />
        </label>
        <label className="gs:grid gs:gap-1 gs:type-label">
          Date
          <input
            type="date"
            className={field}
            value={on}
            onChange={({ target }) => setOn(target.value)}
          />
        </label>
        <Button
          type="submit"
          {...(!isComplete && { disabledReason: `Needs a name, a date and a ticked ${ticked}` })}
        >
          Download the sign-off
        </Button>
      </div>
      <p className="gs:type-small gs:text-ink-muted">
        The file is recorded by <code>npm run sign-off -- FILE</code>.{" "}
        <code>npm run check-release</code> names every text that is not approved, or has changed
        since; no build does.
      </p>
    </form>
  );
}
