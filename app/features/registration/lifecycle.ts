import type { FeatureLifecycle } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";

/** A registration whose page went away before its answer came is looked up where it is shown: it opens again. */
export const registrationLifecycle: FeatureLifecycle = {
  start({ storage, messages }) {
    if (storage.read(storageKeys.registration) !== null) messages.open({ kind: "registration" });
    return () => undefined;
  },
};
