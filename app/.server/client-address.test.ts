import { describe, expect, it } from "vitest";
import { clientOf } from "./client-address.ts";

describe("the client that a request comes from", () => {
  it.each([
    ["10.0.0.1", undefined, 0, "10.0.0.1"],
    ["10.0.0.1", "1.1.1.1", 0, "10.0.0.1"],
    ["10.0.0.1", "1.1.1.1", 1, "1.1.1.1"],
    ["10.0.0.1", "6.6.6.6, 1.1.1.1", 1, "1.1.1.1"],
    ["10.0.0.1", "6.6.6.6,1.1.1.1,10.0.0.2", 2, "1.1.1.1"],
    ["10.0.0.1", undefined, 1, "10.0.0.1"],
    ["10.0.0.1", "1.1.1.1", 3, "10.0.0.1"],
    [undefined, undefined, 0, ""],
  ])(
    "[SERVER-84] %s, forwarded %s, behind %i proxies, is %s",
    (remoteAddress, forwarded, proxies, client) => {
      expect(clientOf({ remoteAddress, forwarded }, proxies)).toBe(client);
    },
  );

  it.each([
    ["::ffff:10.0.0.1", "10.0.0.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:0001:2::6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::1", "0:0:0:0"],
  ])("[SERVER-84] %s is of the network %s", (remoteAddress, client) => {
    expect(clientOf({ remoteAddress, forwarded: undefined }, 0)).toBe(client);
  });
});
