import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { type SignedToken, verifyToken } from "./verify-token.ts";

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const key = publicKey.export({ format: "jwk" }) as SignedToken["key"];
const encode = (value: object | string) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");

function signed(claims: object): string {
  const text = `${encode({ alg: "ES256" })}.${encode(claims)}`;
  const signature = sign("sha256", Buffer.from(text), { key: privateKey, dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}

const claims = { iat: 1, exp: 2, account: "Zoë", plan: "Premium", words: 5000 };

test("for a token with a valid signature, its claims are returned", async () => {
  expect(await verifyToken({ token: signed(claims), key })).toEqual(claims);
});

test("for a token that was changed or signed with another key, no claims are returned", async () => {
  const [head, , signature] = signed(claims).split(".");
  const longer = `${head}.${encode({ ...claims, exp: 999 })}.${signature}`;
  const other = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });
  const broken = [longer, "", "a.b", "a.b.c", `${head}..${signature}`].map((token) => ({ token, key }));
  for (const one of [...broken, { token: signed(claims), key: other as SignedToken["key"] }]) {
    expect(await verifyToken(one)).toBeUndefined();
  }
});
