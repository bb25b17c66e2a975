import type { DialogClose } from "../dialog/index.ts";
import { Notice } from "../notice/index.ts";
import { useDeferredWording, useWording } from "../provider/index.ts";
import type { SlipNoticeKind } from "./bet-slip-view.ts";

interface SlipNoticeProps {
  readonly notice: SlipNoticeKind;
  readonly onClose: DialogClose;
}

/** What happened to the slip as a whole, such as that it was too old and was cleared (B4). */
export function SlipNotice({ notice, onClose }: SlipNoticeProps) {
  useDeferredWording();
  const t = useWording();
  const words = t(`site.slip-notice.${notice}`);
  return (
    <div className="gs:px-4 gs:pb-3">
      <Notice announced={words} onClose={onClose}>
        <p>{words}</p>
      </Notice>
    </div>
  );
}
