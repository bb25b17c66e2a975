import { Button } from "@grandstand/ui/button";
import { useState } from "react";
import type { MessageView } from "./message-views.ts";
import { languages } from "./review-data.ts";

interface SignOffFormProps {
  readonly views: readonly MessageView[];
  readonly ticked: ReadonlySet<string>;
}

/** The file that `npm run sign-off` records: each text that was read, by its fingerprint. */
export function signOffFile(
  { views, ticked }: SignOffFormProps,
  { by, on }: { readonly by: string; readonly on: string },
) {
  const texts = views.flatMap(({ message, rows }) =>
    languages
      .filter((language) => ticked.has(`${message.id} ${language}`))
      .flatMap((language) =>
        rows.flatMap((row) => {
          const hash = row.texts[language]?.hash;
          return hash === undefined ? [] : [{ key: row.key, language, hash }];
        }),
      ),
  );
  return { by, on, texts };
}

const field =
  "h-11 min-w-0 rounded-sm border border-ink-faint bg-well px-3 type-body text-ink focus-ring";

/** Who signs off what is ticked, and the file of it to hand in. */
export function SignOffForm(props: SignOffFormProps) {
  const [by, setBy] = useState("");
  const [on, setOn] = useState("");
  const file = signOffFile(props, { by: by.trim(), on });
  const isComplete = file.by !== "" && on !== "" && file.texts.length > 0;
  const download = () => {
    const blob = new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: "application/json" });
    const address = URL.createObjectURL(blob);
    const link = Object.assign(document.createElement("a"), {
      href: address,
      download: `sign-off-${on}.json`,
    });
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <form
      className="grid max-w-3xl gap-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) download();
      }}
    >
      <p className="type-small text-ink-muted">
        {file.texts.length === 0
          ? "Tick each message, in each language, that you have read and sign off."
          : `${file.texts.length} texts are ticked. An edit of any of them, or of its French source, voids it.`}{" "}
        The file is recorded by <code>npm run sign-off -- FILE</code>; a release is held back while
        a signed-off text has changed (<code>npm run check-release</code>).
      </p>
      <div className="grid gap-4 tablet:grid-cols-[1fr_auto_auto] tablet:items-end">
        <label className="grid gap-1 type-label">
          Your name
          <input
            className={field}
            autoComplete="name"
            value={by}
            onChange={({ target }) => setBy(target.value)}
          />
        </label>
        <label className="grid gap-1 type-label">
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
          {...(!isComplete && { disabledReason: "Needs a name, a date and ticked messages" })}
        >
          Download the sign-off
        </Button>
      </div>
    </form>
  );
}
