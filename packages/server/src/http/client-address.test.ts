import { expect, test } from "vitest";
import { addressGroup, clientAddress, parseTrustedProxy, widerGroup } from "./client-address.ts";

const proxy = (setting: string) => parseTrustedProxy(setting)!;

test("[CALLS-11] without a trusted proxy, the client's address is that of the connection, whatever the headers claim", () => {
  expect(clientAddress("203.0.113.1", "198.51.100.1", proxy("0"))).toBe("203.0.113.1");
  expect(clientAddress("::ffff:203.0.113.1", undefined, proxy("0"))).toBe("203.0.113.1");
});

test("[CALLS-11] behind several trusted proxies, the client's address is the one that the outermost proxy saw", () => {
  expect(clientAddress("10.0.0.1", "1.1.1.1, 198.51.100.1", proxy("1"))).toBe("198.51.100.1");
  expect(clientAddress("10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2", proxy("2"))).toBe("198.51.100.1");
  expect(clientAddress("10.0.0.1", "198.51.100.1", proxy("3"))).toBe("198.51.100.1");
  expect(clientAddress("10.0.0.1", "198.51.100.1:4567", proxy("1"))).toBe("198.51.100.1");
  expect(clientAddress("10.0.0.1", "[2001:db8::7]:4567", proxy("1"))).toBe("2001:db8::7");
  expect(clientAddress("10.0.0.1", undefined, proxy("1"))).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", "not an address", proxy("1"))).toBe("10.0.0.1");
});

test("with named proxy addresses, only those proxies are trusted", () => {
  const trusted = proxy("10.0.0.0/8, fd00::/8");
  expect(clientAddress("10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2", trusted)).toBe("198.51.100.1");
  expect(clientAddress("fd00::1", "198.51.100.1", trusted)).toBe("198.51.100.1");
  expect(clientAddress("203.0.113.1", "198.51.100.1", trusted)).toBe("203.0.113.1");
  expect(clientAddress("unknown", "198.51.100.1", trusted)).toBe("unknown");
});

test.each(["", "proxy.internal", "10.0.0.0/33", "10.0.0.1/x", "10.0.0.1,", "-1"])(
  "the proxy setting %j is invalid",
  (setting) => {
    expect(parseTrustedProxy(setting)).toBeUndefined();
  },
);

test.each([
  ["203.0.113.1", "203.0.113.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8::1", "2001:db8:0:0::/64"],
  ["2001:0db8:0:0::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["2001:db8:1::", "2001:db8:1:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
  ["unknown", "unknown"],
])("requests from the address %s are counted under %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test.each([
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["203.0.113.1", undefined],
  ["unknown", undefined],
])("the wider network of the address group %s is %s", (group, wider) => {
  expect(widerGroup(group)).toBe(wider);
});
