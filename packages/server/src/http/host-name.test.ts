import { expect, test } from "vitest";
import { hostName, originName } from "./host-name.ts";

test.each([
  [undefined, "localhost", "localhost"],
  ["0.0.0.0", "localhost", "localhost"],
  ["::", "localhost", "localhost"],
  ["127.0.0.1", "127.0.0.1", "localhost"],
  ["::1", "[::1]", "localhost"],
  ["127.0.0.2", "127.0.0.2", "127.0.0.2"],
  ["192.168.1.20", "192.168.1.20", "192.168.1.20"],
  ["fd00::5", "[fd00::5]", "[fd00::5]"],
])("a server with HOST=%s is reached at %s, and its links use %s", (host, found, linked) => {
  expect([hostName(host), originName(host)]).toEqual([found, linked]);
});
