import { personNameProblem } from "@rewright/contract/field-rules";
import { genericOAuth } from "better-auth/plugins";
import { createRemoteJWKSet } from "jose";

/** Holds the client id and secret, and the endpoints of Google or of a test server that imitates it. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
}

/**
 * Returns the library plugin for Google sign-in by OpenID Connect: authorization code with PKCE, state and nonce. The
 * endpoints come from the settings, because the plugin silently drops a provider whose discovery fails at the start.
 * The plugin reads the keys of ID tokens only by discovery, so this function adds them.
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

/** Returns the names in a Google profile, without empty ones. */
function namesOf(profile: Record<string, unknown>): Names {
  const firstName = text(profile.given_name);
  const lastName = text(profile.family_name);
  const name = text(profile.name) || [firstName, lastName].filter(Boolean).join(" ");
  return { ...(name && { name }), ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** Returns the names for a new account. Takes missing names from the part of the email address before the "@". */
export function namesOrDefault(user: Names & { readonly email: string }): Required<Names> {
  const name = user.name || localPart(user.email);
  const [first = name, ...rest] = name.split(/\s+/);
  return { name, firstName: user.firstName || first, lastName: user.lastName || rest.join(" ") };
}

/** Returns a name in the form that the name field accepts, or an empty string if nothing acceptable remains. */
function text(value: unknown): string {
  if (typeof value !== "string") return "";
  const name = value
    .replace(/[\p{Cc}<>]/gu, "")
    .trim()
    .slice(0, 100);
  return personNameProblem(name) ? "" : name;
}

/** Returns a name made from an address: "Ada Lovelace" for "ada.lovelace@example.org". */
function localPart(email: string): string {
  const words = (email.split("@")[0] ?? "").split(/[._+-]+/).filter(Boolean);
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(" ");
}
