import { type ReactNode, Suspense, useState } from "react";
import type { IconShape } from "../icon/index.ts";
import { IconButton } from "./icon-button.tsx";

interface OpeningButtonProps {
  readonly icon: IconShape;
  readonly label: string;
  /** For stories and pictures: open from the start. */
  readonly isInitiallyOpen: boolean;
  /** Draws what opens, with a button of its own that replaces this one; its code may come late. */
  readonly children: (isOpen: boolean, onOpen: (isOpen: boolean) => void) => ReactNode;
}

/** A button for something whose code its first press loads; until the code is there it is shown alone. */
export function OpeningButton({ icon, label, isInitiallyOpen, children }: OpeningButtonProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const [wasOpened, setOpened] = useState(isInitiallyOpen);
  const button = (
    <IconButton
      icon={icon}
      label={label}
      isExpanded={isOpen}
      onPress={() => {
        setOpened(true);
        setOpen(true);
      }}
    />
  );
  if (!wasOpened) return button;
  return <Suspense fallback={button}>{children(isOpen, setOpen)}</Suspense>;
}
