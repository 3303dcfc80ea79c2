import { createHmac, randomUUID } from "node:crypto";
import { periods } from "@rewright/contract/plans";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { AppError } from "#src/app-error.ts";
import { redeemOnce } from "#src/attempts/redeem-once.ts";
import type { Db } from "#src/db/database.ts";
import type { Account } from "../account.ts";
import { findAccount, findPasswordHash } from "../store.ts";

/** The page that a link leads to. It posts the token, so that nothing happens when a mail scanner looks at the link. */
const page = "/verify-email";

const lifeMs = periods.mailedLinkMinutes * 60_000;

const claims = z.object({
  /** The account's id: another account with the same address is not meant. */
  sub: z.uuid(),
  /** The account's address when the link was made. */
  email: z.string(),
  /** The address that the account is to have. */
  to: z.string().optional(),
  step: z.enum(["verify", "confirm", "change"]),
  /** Sets this link apart from others that stand for the same. */
  jti: z.uuid(),
  /** Stands for the password of that time: who sets a new one takes every link back. */
  stamp: z.string(),
});

/** What a link in a mail stands for. */
export interface MailedLink {
  readonly step: z.infer<typeof claims>["step"];
  readonly to?: string | undefined;
}

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly key: Buffer;
  readonly origin: string;
}

/** Links that prove that somebody reads the mail of an address. They hold for an hour and for one state of one account. */
export function createMailedLinks({ db, now, key, origin }: Deps) {
  const stampOf = async (accountId: string) =>
    createHmac("sha256", key)
      .update((await findPasswordHash(db, accountId)) ?? "")
      .digest("base64url");
  return {
    async make({ id, email }: Account, link: MailedLink): Promise<string> {
      const token = await new SignJWT({ ...link, email, stamp: await stampOf(id) })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(id)
        .setJti(randomUUID())
        .setExpirationTime(new Date(now().getTime() + lifeMs))
        .sign(key);
      return `${origin}${page}?${new URLSearchParams({ token })}`;
    },

    /** @throws AppError `link_expired` */
    async read(token: string): Promise<{ account: Account; link: z.infer<typeof claims>; isCurrent: boolean }> {
      const verified = await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: now() }).catch(
        () => undefined,
      );
      const link = claims.safeParse(verified?.payload).data;
      const account = link && (await findAccount(db, link.sub, now()));
      if (!link || !account?.isActive) throw new AppError("link_expired");
      const isCurrent = account.email === link.email && (await stampOf(account.id)) === link.stamp;
      return { account, link, isCurrent };
    },

    /** @returns whether this is the first use of the link that is noted */
    async noteUse({ jti }: Pick<z.infer<typeof claims>, "jti">): Promise<boolean> {
      return redeemOnce({ db, now }, `link:${jti}`, lifeMs);
    },
  };
}
export type MailedLinks = ReturnType<typeof createMailedLinks>;
