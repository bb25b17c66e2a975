import type { Call } from "@grandstand/contract/call";
import type { Language } from "@grandstand/contract/entities";
import {
  getVerificationActivity,
  getVerificationStatus,
  getVerificationToken,
  openVerification,
} from "@grandstand/contract/verification";
import type { DocumentStatus } from "@grandstand/rules/documents";
import {
  type ApiResult,
  type CallApi,
  type CallInput,
  isUnauthorised,
} from "../../core/client/client.ts";

/** A session of the verification service: the page to frame, and its name. */
export interface VerificationSession {
  readonly url: string;
  readonly vendorData: string;
}

/** The verification service, whose token is fetched when it is needed, and once more where it is refused (A7). */
export interface VerificationService {
  /** Whether the service is active; where that is not known it is not (A8). */
  isActive(): Promise<boolean>;
  open(): Promise<ApiResult<VerificationSession>>;
  statusOf(vendorData: string): Promise<ApiResult<DocumentStatus>>;
}

interface VerificationDependencies {
  readonly api: CallApi;
  /** Server time, in epoch milliseconds. */
  readonly now: () => number;
  /** The brand's code. */
  readonly tenant: string;
  readonly language: Language;
}

/** Makes the calls of the verification service. */
export function createVerificationService({
  api,
  now,
  tenant,
  language,
}: VerificationDependencies): VerificationService {
  let kept: { readonly token: string; readonly endsAt: number } | null = null;

  async function ensureToken(): Promise<ApiResult<string>> {
    if (kept !== null && now() < kept.endsAt) return { ok: true, value: kept.token };
    const answer = await api(getVerificationToken);
    if (!answer.ok) return answer;
    const { token, expire_ts } = answer.value;
    kept = { token, endsAt: expire_ts * 1_000 };
    return { ok: true, value: token };
  }

  async function call<C extends Call>(named: C, input: CallInput<C>) {
    const send = async () => {
      const token = await ensureToken();
      return token.ok ? api(named, { ...input, bearer: token.value }) : token;
    };
    const answer = await send();
    if (answer.ok || !isUnauthorised(answer.failure)) return answer;
    kept = null;
    const again = await send();
    if (!again.ok) console.warn(`The verification service refused ${named.path} again.`);
    return again;
  }

  return {
    async isActive() {
      const answer = await api(getVerificationActivity);
      return answer.ok && answer.value.active;
    },
    async open() {
      const answer = await call(openVerification, { path: { tenant }, body: { lang: language } });
      return answer.ok ? { ok: true, value: answer.value.data.verification } : answer;
    },
    async statusOf(vendorData) {
      const answer = await call(getVerificationStatus, { path: { tenant, vendorData } });
      return answer.ok ? { ok: true, value: answer.value.status } : answer;
    },
  };
}
