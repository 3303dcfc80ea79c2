import { personNameProblem } from "@rewright/contract/field-rules";
import { genericOAuth } from "better-auth/plugins";
import { createRemoteJWKSet } from "jose";

/** Where people sign in with Google: its own addresses, or those of a stand-in. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
}

/**
 * Google by OpenID Connect: authorization code with PKCE, state and nonce. The addresses are settings rather than
 * discovered at start, when an unreachable provider would silently be left out; so the keys of ID tokens, which the
 * plugin knows from discovery only, are added to its provider here.
 */
export function googlePlugins({ clientId, clientSecret, issuer, authorizationUrl, tokenUrl, jwksUrl }: GoogleSettings) {
  const provider = genericOAuth({
    config: [
      {
        providerId: "google",
        clientId,
        clientSecret,
        authorizationUrl,
        tokenUrl,
        scopes: ["openid", "email", "profile"],
        pkce: true,
        prompt: "select_account",
        accountSubject: ({ profile }) => `${issuer} ${String(profile.sub ?? "")}`,
        mapProfileToUser: (profile) => ({ ...namesOf(profile) }),
      },
    ],
  });
  const idToken = { jwks: createRemoteJWKSet(new URL(jwksUrl)), issuer, audience: clientId, algorithms: ["RS256"] };
  return [
    {
      ...provider,
      async init(context: Parameters<typeof provider.init>[0]) {
        const made = await provider.init(context);
        for (const one of made.context.socialProviders) {
          if (one.id === "google") Object.assign(one, { issuer, idToken, requiresIdTokenNonce: true });
        }
        return made;
      },
    },
  ];
}

interface Names {
  readonly name?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The names that Google gives, without those that it leaves empty. */
function namesOf(profile: Record<string, unknown>): Names {
  const firstName = text(profile.given_name);
  const lastName = text(profile.family_name);
  const name = text(profile.name) || [firstName, lastName].filter(Boolean).join(" ");
  return { ...(name && { name }), ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** Names for a new account: where Google gave none, they come from the address's local part. */
export function namesOrDefault(user: Names & { readonly email: string }): Required<Names> {
  const name = user.name || localPart(user.email);
  const [first = name, ...rest] = name.split(/\s+/);
  return { name, firstName: user.firstName || first, lastName: user.lastName || rest.join(" ") };
}

/** A name as people could have typed it; empty where it is none. */
function text(value: unknown): string {
  if (typeof value !== "string") return "";
  const name = value
    .replace(/[\p{Cc}<>]/gu, "")
    .trim()
    .slice(0, 100);
  return personNameProblem(name) ? "" : name;
}

/** "ada.lovelace" as "Ada Lovelace". */
function localPart(email: string): string {
  const words = (email.split("@")[0] ?? "").split(/[._+-]+/).filter(Boolean);
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(" ");
}
