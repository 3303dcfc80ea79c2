import { z } from "zod";
import { privateModes } from "./private-mode.ts";

/**
 * Describes the settings that the server inserts into each page as JSON, so that they are available at the first
 * render.
 */
export const publicSettings = z.object({
  /** The address of the blog; null if no blog is linked. */
  blogUrl: z.string().nullable(),
  /** The daily rewrites of a visitor without an account. If 0, visitors are asked to sign up. */
  anonymousDailyGenerations: z.int().min(0),
  /** The daily rewrites and the words per request of the free plan, as administrators have set them. */
  freeDailyGenerations: z.int().min(1),
  freeWordsPerRequest: z.int().min(1),
  /** True if email, Google sign-in or payments are simulated. Every page then shows a notice. */
  sandbox: z.boolean(),
  /** The address of the pages for simulated services, such as the mailbox; null if there are none. */
  sandboxUrl: z.string().nullable(),
  /** True while an administrator has paused all rewriting. */
  maintenance: z.boolean(),
  /** True if people can sign in with Google. */
  googleSignIn: z.boolean(),
  /** True if Premium can be bought. */
  payments: z.boolean(),
  /**
   * The host of the language model that receives the texts for Humanize Pro; null if Pro uses only the local engine.
   */
  languageModelHost: z.string().nullable(),
  /** True if the model also gets each text that it wrote, to compare it with the original. */
  secondReading: z.boolean(),
  /** Lists who may use private mode, in which Humanize Lite runs in the browser. */
  privateMode: z.enum(privateModes),
  /** The product's public address, if configured. */
  origin: z.string().nullable(),
});
export type PublicSettings = z.infer<typeof publicSettings>;

/** The id of the `<script type="application/json">` element that contains these settings. */
export const publicSettingsId = "public-settings";

/** A placeholder for the product's public address in the built pages. The server replaces it. */
export const originMarker = "https://origin.invalid";

/**
 * Placeholders for the limits of the free plan in the built pages. The server replaces them. In the pages, the words
 * after the placeholders are in the plural.
 */
export const limitMarkers = { freeDailyGenerations: 987_654_321, freeWordsPerRequest: 987_654_322 } as const;

/** A placeholder in the HTML for the settings element. Without it, the server inserts the element before `</head>`. */
export const publicSettingsMarker = "<!--public-settings-->";
