import { z } from "zod";

/** What the server tells each page: it lies in the page as inert JSON, so that the first render can use it. */
export const publicSettings = z.object({
  /** Address of the blog; the link is shown only when there is one. */
  blogUrl: z.string().nullable(),
  /** Uses a day of a visitor without an account; 0 asks visitors to sign up. */
  anonymousDailyGenerations: z.int().min(0),
  /** Uses of the free plan in its window, and words of a request on it, as the administrators have set them. */
  freeDailyGenerations: z.int().min(1),
  freeWordsPerRequest: z.int().min(1),
  /** Stand-ins do what mail, Google and payments would; every page says so. */
  sandbox: z.boolean(),
  /** Where the mailbox and the other pages of the sandbox are. */
  sandboxUrl: z.string().nullable(),
  /** Rewriting is switched off for now. */
  maintenance: z.boolean(),
  /** People can sign in with Google. */
  googleSignIn: z.boolean(),
  /** Premium can be bought. */
  payments: z.boolean(),
  /**
   * Where the language model of Humanize Pro runs, as a host name: texts that Pro rewrites are sent there. Null where Pro is
   * the local engine alone.
   */
  languageModelHost: z.string().nullable(),
  /** What that model writes is sent there once more, to be compared with the text. */
  secondReading: z.boolean(),
  /** The product's own address, where it is configured. */
  origin: z.string().nullable(),
});
export type PublicSettings = z.infer<typeof publicSettings>;

/** Id of the `<script type="application/json">` element that holds the settings. */
export const publicSettingsId = "public-settings";

/** Stands in the built pages for the product's own address, which the server puts in. */
export const originMarker = "https://origin.invalid";

/** Stand in the built pages for the limits of the free plan, which the server puts in. What is counted stands in the plural. */
export const limitMarkers = { freeDailyGenerations: 987_654_321, freeWordsPerRequest: 987_654_322 } as const;

/** The page's HTML has this where the server puts the element; without it, it comes before `</head>`. */
export const publicSettingsMarker = "<!--public-settings-->";
