import { z } from "zod";

/** Describes the settings that the server puts into each page as inert JSON, so that the first render can use them. */
export const publicSettings = z.object({
  /** The address of the blog, or null if there is none to link to. */
  blogUrl: z.string().nullable(),
  /** Daily rewrites of a visitor without an account; 0 asks visitors to sign up. */
  anonymousDailyGenerations: z.int().min(0),
  /** Uses and words per request of the free plan, as administrators have set them. */
  freeDailyGenerations: z.int().min(1),
  freeWordsPerRequest: z.int().min(1),
  /** True if mail, Google or payments are simulated; every page then says so. */
  sandbox: z.boolean(),
  /** The address of the sandbox's pages, such as its mailbox. */
  sandboxUrl: z.string().nullable(),
  /** True while rewriting is paused. */
  maintenance: z.boolean(),
  /** True if people can sign in with Google. */
  googleSignIn: z.boolean(),
  /** True if Premium can be bought. */
  payments: z.boolean(),
  /**
   * The host of Humanize Pro's language model, which receives the texts that Pro rewrites. Null if Pro uses the local engine
   * only.
   */
  languageModelHost: z.string().nullable(),
  /** True if the model's text is sent to it again, to be compared with the original. */
  secondReading: z.boolean(),
  /** The product's public address, if configured. */
  origin: z.string().nullable(),
});
export type PublicSettings = z.infer<typeof publicSettings>;

/** Id of the `<script type="application/json">` element that holds the settings. */
export const publicSettingsId = "public-settings";

/** A placeholder in the built pages. The server replaces it with the product's public address. */
export const originMarker = "https://origin.invalid";

/**
 * Placeholders in the built pages, which the server replaces with the limits of the free plan. Their nouns are in the plural.
 */
export const limitMarkers = { freeDailyGenerations: 987_654_321, freeWordsPerRequest: 987_654_322 } as const;

/** A placeholder in the page's HTML for the settings element. Without it, the element is inserted before `</head>`. */
export const publicSettingsMarker = "<!--public-settings-->";
