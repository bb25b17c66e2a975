import type { PassedLimit } from "@grandstand/rules/limits";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";

/** The person's own limit, said before a bet is placed: with what is left, and from when it is more. */
export function PassedLimitNotice({ limit }: { readonly limit: PassedLimit }) {
  const t = useWording();
  const format = useFormat();
  const { kind, period, left, freesAt } = limit;
  const said = t(`bet-slip.limit.${kind}.${period}`, { left: format.money(left) });
  const frees = freesAt && t("bet-slip.limit.frees", { at: format.dateTime(freesAt) });
  return (
    <Notice kind="warning" announced={said}>
      <p>
        <Sentence>{frees === null ? said : `${said} ${frees}`}</Sentence>
      </p>
    </Notice>
  );
}
