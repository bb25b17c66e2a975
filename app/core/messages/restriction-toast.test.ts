import { describe, expect, it } from "vitest";
import { restrictionToast } from "./restriction-toast.ts";

describe("the toast of a restriction", () => {
  it("[ACCOUNT-320] is shown for 3 s where a login is not permitted, and says so as an error", () => {
    expect(restrictionToast("not-allowed")).toEqual({
      severity: "error",
      title: { key: "not_allowed" },
      text: { key: "not_allowed_message" },
      duration: 3_000,
    });
  });

  it("[ERRORS-28] is shown for 5 s on a page that is barred under 21, with the age", () => {
    expect(restrictionToast("not-over-21")).toMatchObject({
      severity: "error",
      title: { key: "not_over21", variables: { age: 21 } },
      duration: 5_000,
    });
  });
});
