import { Icon } from "@grandstand/ui/icon";
import { useEffect, useState } from "react";
import { ReviewRow, ReviewTable } from "../review/review-table.tsx";
import { CopyName } from "./copy-name.tsx";
import { DocsSection } from "./docs-section.tsx";

type Icons = typeof import("virtual:grandstand-icons").default;

/** Every icon that a component draws, and which ones do. */
export function IconTable() {
  const [icons, setIcons] = useState<Icons>([]);
  useEffect(() => {
    import("virtual:grandstand-icons").then(({ default: read }) => setIcons(read));
  }, []);
  return (
    <DocsSection heading={`Icons: ${icons.length}, of Lucide`}>
      <ReviewTable label="Icons" heads={["Name", "Icon", "Drawn by"]}>
        {icons.map(({ name, shape, usedBy }) => (
          <ReviewRow
            key={name}
            name={<CopyName name={name} />}
            cells={[<Icon key="icon" shape={shape} />, usedBy.join(", ")]}
          />
        ))}
      </ReviewTable>
    </DocsSection>
  );
}
