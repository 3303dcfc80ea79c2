import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import { type Configuration, interactionPolicy, Provider } from "oidc-provider";
import { pageHeaders } from "../page.ts";
import { chooseAccountPage } from "./choose-account-page.ts";
import { createMemory } from "./memory.ts";
import { createPeople, type People } from "./people.ts";

interface Options {
  /** The address of the sandbox, which runs all simulated services. */
  readonly address: string;
  /** The product's address, to which Google redirects after sign-in. */
  readonly productOrigin: string;
}

const client = { id: "sandbox", secret: "sandbox-secret-of-no-value" };

/** The number of seconds within which an account must be chosen. */
const interactionSeconds = 3600;

/** The path under which all addresses of the simulated Google begin. */
const mount = "/google";

/** Creates the simulated Google: an OpenID provider (oidc-provider) whose accounts need no password. */
export async function createGoogle({ address, productOrigin }: Options) {
  const people = createPeople();
  const provider = await createProvider({ address, productOrigin }, people);
  const answer = provider.callback();

  /**
   * Answers requests to the simulated Google, and shows the page for choosing an account.
   *
   * @returns false for other addresses
   */
  async function handle(request: IncomingMessage, response: ServerResponse, form: URLSearchParams): Promise<boolean> {
    const path = request.url ?? "/";
    if (path.startsWith(`${mount}/`)) {
      Object.assign(request, { originalUrl: path, url: path.slice(mount.length) });
      await answer(request, response);
      return true;
    }
    if (!path.startsWith("/google-account/")) return false;
    return chooseAccount(provider, people, { request, response, form });
  }

  const base = `${address}${mount}`;
  return {
    handle,
    settings: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: base,
      GOOGLE_AUTHORIZATION_URL: `${base}/auth`,
      GOOGLE_TOKEN_URL: `${base}/token`,
      GOOGLE_JWKS_URL: `${base}/jwks`,
    },
  };
}

/** Creates the OpenID provider with the product as its only client. */
async function createProvider({ address, productOrigin }: Options, people: People): Promise<Provider> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return new Provider(`${address}${mount}`, {
    adapter: createMemory(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${productOrigin}/api/auth/callback/google`],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: "sig", alg: "RS256" }] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    pkce: { required: () => true },
    // Google puts these claims into every ID token.
    conformIdTokenClaims: false,
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, interaction) => `/google-account/${interaction.uid}` },
    ttl: {
      Interaction: interactionSeconds,
      Session: 3600,
      Grant: 3600,
      AccessToken: 3600,
      IdToken: 3600,
      AuthorizationCode: 60,
    },
    ...accountsOf(people),
    renderError(context, { error, error_description }) {
      context.type = "text/plain";
      context.body = `${error}: ${error_description ?? ""}`;
    },
  });
}

/** Returns the settings by which the OpenID provider finds accounts and grants the requested scopes. */
function accountsOf(people: People): Pick<Configuration, "findAccount" | "loadExistingGrant"> {
  return {
    async findAccount(_context, sub) {
      const person = people.find(sub);
      if (!person) return undefined;
      const [given = "", ...family] = person.name.split(/\s+/);
      const names = person.name ? { name: person.name, given_name: given, family_name: family.join(" ") } : {};
      const claims = { sub, email: person.email, email_verified: person.emailVerified, ...names };
      return { accountId: sub, claims: async () => claims };
    },
    /** Grants every requested scope without a consent page. */
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId,
        accountId: context.oidc.session?.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly form: URLSearchParams;
}

/** Shows the page for choosing an account, or signs in with the chosen one. */
async function chooseAccount(provider: Provider, people: People, { request, response, form }: Exchange): Promise<true> {
  const interaction = await provider.interactionDetails(request, response);
  const { uid } = interaction;
  if (request.method !== "POST") return show(response, chooseAccountPage(uid, people.all()));
  if (form.has("cancel")) {
    await provider.interactionFinished(request, response, { error: "access_denied" });
    return true;
  }
  const email = form.get("email") ?? "";
  const chosen = people.find(form.get("sub") ?? "");
  if (!chosen && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email)) {
    return show(response, chooseAccountPage(uid, people.all(), "Enter an email address."));
  }
  const person =
    chosen ?? people.add({ email, name: form.get("name") ?? "", emailVerified: form.has("email_verified") });
  // Removes the earlier session: the provider would otherwise ask whether that person wants to log out.
  delete interaction.session;
  await interaction.save(interactionSeconds);
  response.setHeader(
    "Set-Cookie",
    ["_session", "_session.sig"].map((name) => `${name}=; Path=/; Max-Age=0`),
  );
  await provider.interactionFinished(request, response, { login: { accountId: person.sub }, select_account: {} });
  return true;
}

function show(response: ServerResponse, html: string): true {
  response.writeHead(200, pageHeaders).end(html);
  return true;
}
