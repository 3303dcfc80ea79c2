import { usePublicSettings } from "#src/api/public-settings.ts";

/** Returns a description of Ultra run (rewriting with Humanize Pro), which says where the text is sent. */
function ultraHelp(languageModelHost: string | null): string {
  return languageModelHost
    ? `Pro rewrites your text in the style and at the strength you choose. It uses the language model at ${languageModelHost}, and we check every sentence.`
    : "Pro rewrites your text in the style and at the strength you choose. Our own engine compares many more wordings. Your text stays on our server.";
}

export function useUltraHelp(): string {
  return ultraHelp(usePublicSettings().languageModelHost);
}
