import { PageBody } from "@grandstand/ui/page-frame";
import type { MenuItemView } from "@grandstand/ui/sport-menu";
import { SportMenu } from "@grandstand/ui/sport-menu";

export interface ParentData {
  readonly name: string;
  readonly children: readonly MenuItemView[];
}

/** What a parent stands for: the esports, or the virtual sports, each a link (B2). */
export function ParentPage({ data }: { data: ParentData }) {
  return (
    <PageBody title={data.name}>
      <SportMenu isPage quick={[]} popular={[]} sports={data.children} currentHref={null} />
    </PageBody>
  );
}
