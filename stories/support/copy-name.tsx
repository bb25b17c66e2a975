import { createContext, type ReactNode, useContext, useState } from "react";

const Copy = createContext<(name: string) => void>(() => undefined);

/** Where names are copied from: one region says what became of each press, in sight and aloud. */
export function CopyRegion({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState("");
  const copy = (name: string) => {
    // A page that is not served over HTTPS, nor from this machine, has no clipboard.
    const written = navigator.clipboard?.writeText(name) ?? Promise.reject(new Error(name));
    written.then(
      () => setSaid(`Copied: ${name}`),
      () => setSaid(`The browser did not copy it. Its name is ${name}`),
    );
  };
  return (
    <Copy value={copy}>
      {children}
      <p
        role="status"
        className={`type-label sticky bottom-4 w-fit rounded-sm bg-inverse text-on-inverse ${said ? "px-3 py-2" : ""}`}
      >
        {said}
      </p>
    </Copy>
  );
}

/** A name that a press copies. */
export function CopyName({ name, children = name }: { name: string; children?: ReactNode }) {
  const copy = useContext(Copy);
  return (
    <button
      type="button"
      onClick={() => copy(name)}
      title={`Copy ${name}`}
      className="type-label min-h-6 cursor-copy rounded-sm px-1 underline decoration-dotted underline-offset-4 focus-ring hover:bg-hover"
    >
      {children}
    </button>
  );
}
