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
        className={`gs:type-label gs:sticky gs:bottom-4 gs:w-fit gs:rounded-sm gs:bg-inverse gs:text-on-inverse ${said ? "gs:px-3 gs:py-2" : ""}`}
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
      className="gs:type-label gs:min-h-6 gs:cursor-copy gs:rounded-sm gs:px-1 gs:underline gs:decoration-dotted gs:underline-offset-4 gs:focus-ring gs:hover:bg-hover"
    >
      {children}
    </button>
  );
}
