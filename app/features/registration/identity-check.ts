import { endsIdentityCheck } from "@grandstand/rules/documents";
import { intervals } from "@grandstand/rules/intervals";
import { type IdentityProof, showIdentityCheck } from "@grandstand/rules/registration";
import type { StoreApi } from "zustand/vanilla";
import { retryAfterOf, wordsOf } from "../../core/client/client.ts";
import type { PollResult, Scheduler } from "../../core/scheduler/scheduler.ts";
import type { IdentityCheck, Registration } from "./registration.ts";
import type { VendorEvent } from "./vendor-event.ts";
import type { VerificationService } from "./verification.ts";

/** Before the step has opened. */
export const noIdentityCheck: IdentityCheck = {
  status: "opening",
  session: null,
  document: null,
  problem: null,
};

export interface IdentityCheckControl {
  /** Shows the step where the service is active, and follows a document that was handed in before a reload. */
  prepare(): Promise<void>;
  /** Opens a session, for the step; where there is one that was not cancelled, it stays. */
  open(): Promise<void>;
  /** Opens another session, after one that was cancelled or did not come. */
  retry(): Promise<void>;
  /** What the vendor's page says; the caller has checked who says it. */
  receive(event: VendorEvent): void;
  /** The step is left: a session in which nothing was handed in is not followed. */
  leave(): void;
  /** Follows nothing any more. */
  stop(): void;
}

interface IdentityCheckDependencies {
  readonly service: VerificationService;
  readonly scheduler: Pick<Scheduler, "start" | "stop">;
  /** Keeps what the registration holds, over a reload. */
  readonly keep: () => void;
}

const pollName = "identity-check";

/** The check of an identity document within the registration (A2, A4). */
export function createIdentityCheck(
  { getState, setState }: StoreApi<Registration>,
  { service, scheduler, keep }: IdentityCheckDependencies,
): IdentityCheckControl {
  function change(changes: Partial<IdentityCheck>) {
    setState(({ identityCheck }) => ({ identityCheck: { ...identityCheck, ...changes } }));
  }

  function handIn(vendorData: string) {
    const changes: Partial<IdentityProof> = {
      veriffVendorData: vendorData,
      isDocumentSubmitted: true,
    };
    setState(({ proof }) => ({ proof: { ...proof, ...changes } }));
    keep();
  }

  function hide() {
    setState(({ wizard }) => ({ wizard: showIdentityCheck(wizard, false) }));
  }

  function follow(vendorData: string) {
    scheduler.start(pollName, { every: intervals.verificationPoll, run: () => read(vendorData) });
  }

  async function read(vendorData: string): Promise<PollResult> {
    const answer = await service.statusOf(vendorData);
    const { session } = getState().identityCheck;
    // Another session has begun, or the registration has ended.
    if ((session?.vendorData ?? getState().proof.veriffVendorData) !== vendorData) {
      return { kind: "done" };
    }
    if (!answer.ok) {
      change({ problem: wordsOf(answer.failure) });
      return { kind: "failed", retryAfter: retryAfterOf(answer.failure) };
    }
    change({ problem: null, document: answer.value });
    if (!endsIdentityCheck(answer.value)) return { kind: "done" };
    scheduler.stop(pollName);
    handIn(vendorData);
    hide();
    return { kind: "done" };
  }

  async function open() {
    change(noIdentityCheck);
    const answer = await service.open();
    if (getState().identityCheck.status !== "opening") return;
    if (!answer.ok) return change({ status: "failed", problem: wordsOf(answer.failure) });
    change({ status: "open", session: answer.value });
    follow(answer.value.vendorData);
  }

  return {
    async prepare() {
      const { veriffVendorData } = getState().proof;
      if (veriffVendorData !== null) return follow(veriffVendorData);
      const isActive = await service.isActive();
      // A person whom the identity app vouches for needs no document.
      setState(({ wizard, proof }) => ({
        wizard: showIdentityCheck(
          wizard,
          isActive && !proof.isDocumentSubmitted && proof.auth === null,
        ),
      }));
    },
    async open() {
      const { status, session } = getState().identityCheck;
      if (status === "open" && session !== null) return follow(session.vendorData);
      await open();
    },
    retry: open,
    receive(event) {
      const { session } = getState().identityCheck;
      if (session === null) return;
      if (event === "submitted") handIn(session.vendorData);
      if (event === "finished") hide();
      if (event !== "canceled") return;
      scheduler.stop(pollName);
      change({ status: "canceled", session: null });
    },
    leave() {
      if (!getState().proof.isDocumentSubmitted) scheduler.stop(pollName);
    },
    stop: () => scheduler.stop(pollName),
  };
}
