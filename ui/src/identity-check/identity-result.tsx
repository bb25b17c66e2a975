import type { DocumentStanding } from "@grandstand/rules/documents";
import { Notice, type NoticeKind } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";

export interface IdentityResultProps {
  /** What became of the document that was handed in; null where that could not be found out. */
  readonly standing: DocumentStanding | null;
  /** The server's words where it could not be found out, as text; null for ours. */
  readonly problem: string | null;
}

const kinds: Readonly<Record<DocumentStanding, NoticeKind>> = {
  validated: "success",
  "in-review": "information",
  missing: "warning",
  blocked: "error",
};

/** What became of a document that was handed in before there is an account (A4, Guest status). */
export function IdentityResult({ standing, problem }: IdentityResultProps) {
  const t = useWording();
  const text =
    standing === null
      ? (problem ?? t("registration.identity-result.unknown"))
      : t(`registration.identity-result.${standing}`);
  return (
    <div data-identity-result={standing ?? "unknown"}>
      <Notice kind={standing === null ? "error" : kinds[standing]} announced={text}>
        {text}
      </Notice>
    </div>
  );
}
