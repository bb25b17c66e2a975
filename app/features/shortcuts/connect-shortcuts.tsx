import { Shortcuts, type ShortcutView } from "@grandstand/ui/shortcuts";
import { useState } from "react";
import { useSite } from "../../core/site/site-context.ts";
import { storageKeys } from "../../core/storage/storage.ts";

const shortcuts: readonly ShortcutView[] = [
  { id: "search", keys: ["/"] },
  { id: "home", keys: ["g", "h"] },
  { id: "live", keys: ["g", "l"] },
  { id: "bets", keys: ["g", "b"] },
  { id: "slip", keys: ["b"] },
  { id: "price-history", keys: ["h"] },
  { id: "list", keys: ["?"] },
  { id: "close", keys: ["Esc"] },
];

/** The list of shortcuts; whether they are on is kept in this browser alone. */
export function ConnectShortcuts() {
  const { storage, messages } = useSite();
  const [isOn, setOn] = useState(() => storage.read(storageKeys.shortcuts) !== "off");
  return (
    <Shortcuts
      shortcuts={shortcuts}
      isOn={isOn}
      onSwitch={(on) => {
        setOn(on);
        if (on) storage.remove(storageKeys.shortcuts);
        else storage.write(storageKeys.shortcuts, "off");
      }}
      onClose={messages.close}
    />
  );
}
